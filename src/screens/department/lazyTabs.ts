import { lazy } from 'react';

/** The tabs that somebody may never open: each is fetched when it is chosen. */
export const ContactsTab = lazy(async () => ({
  default: (await import('./contacts/ContactsTab')).ContactsTab,
}));
export const UsersTab = lazy(async () => ({ default: (await import('./users/UsersTab')).UsersTab }));

import { lazy } from 'react';

/** The tabs that somebody may never open: each is fetched when it is chosen. */
export const ContractTab = lazy(async () => ({
  default: (await import('./contract/ContractTab')).ContractTab,
}));
export const ContactsTab = lazy(async () => ({
  default: (await import('./contacts/ContactsTab')).ContactsTab,
}));
export const MeasurementCardTab = lazy(async () => ({
  default: (await import('./card/MeasurementCardTab')).MeasurementCardTab,
}));
export const DepartmentsTab = lazy(async () => ({
  default: (await import('./departments/DepartmentsTab')).DepartmentsTab,
}));
export const UsersTab = lazy(async () => ({ default: (await import('./users/UsersTab')).UsersTab }));
export const SawmillsTab = lazy(async () => ({
  default: (await import('./sawmills/SawmillsTab')).SawmillsTab,
}));

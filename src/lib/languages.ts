/** Of the portal, and of what the service says. */
export const languages = ['en', 'da', 'de', 'pl'] as const;

export type Language = (typeof languages)[number];

export const languages = ['en', 'da', 'de', 'pl'] as const;

export type Language = (typeof languages)[number];

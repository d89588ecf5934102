/**
 * Mails that nobody requested are in the language of the organisation's country, unless the reader uses
 * another one or the sender has chosen one.
 */
export const languageOfCountry = { dk: 'da', de: 'de', pl: 'pl', uk: 'en' } as const;

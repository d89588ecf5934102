/** Of mails that nobody asks for, by the country of the organisation, unless the reader uses another one or the sender has chosen one. */
export const languageOfCountry = { dk: 'da', de: 'de', pl: 'pl', uk: 'en' } as const;

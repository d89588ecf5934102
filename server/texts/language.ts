const languages = ['en', 'da', 'de', 'pl'] as const;

export type Language = (typeof languages)[number];

/** A text in every language of the service. */
export type Text = Readonly<Record<Language, string>>;

function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag);
}

/** The best language of an `Accept-Language` header, by its weights; English when none fits. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return {
        language: tag.trim().split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight.slice(2)),
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) if (isLanguage(language)) return language;
  return 'en';
}

type CardLanguage = 'da' | 'de' | 'pl' | 'en';

type FurtherTexts = { readonly [Language in CardLanguage]?: string | undefined };

interface SectionTexts {
  title: string;
  titles?: FurtherTexts | undefined;
}

interface OptionTexts {
  text: string;
  texts?: FurtherTexts | undefined;
}

interface FieldTexts extends SectionTexts {
  options: readonly OptionTexts[] | null;
  trueLabel: string | null;
  trueLabels?: FurtherTexts | undefined;
  falseLabel: string | null;
  falseLabels?: FurtherTexts | undefined;
}

interface Languages {
  preferred: CardLanguage;
  ofCard: CardLanguage;
}

export function sectionInLanguage<Section extends SectionTexts>(section: Section, languages: Languages) {
  const { titles, ...rest } = section;
  const title = titles?.[languages.preferred];
  return title === undefined
    ? { ...rest, language: languages.ofCard }
    : { ...rest, title, language: languages.preferred };
}

export function fieldInLanguage<Field extends FieldTexts, Option extends OptionTexts>(
  field: Field & { options: readonly Option[] | null },
  languages: Languages,
) {
  const { preferred } = languages;
  const { trueLabels, falseLabels, options: _, ...rest } = sectionInLanguage<Field>(field, languages);
  const options: readonly Option[] | null = field.options;
  return {
    ...rest,
    trueLabel: trueLabels?.[preferred] ?? field.trueLabel,
    falseLabel: falseLabels?.[preferred] ?? field.falseLabel,
    options:
      options?.map(({ texts, ...option }) => ({ ...option, text: texts?.[preferred] ?? option.text })) ??
      null,
  };
}

export function languagesOfTitle({ titles }: SectionTexts): CardLanguage[] {
  return languages.filter((language) => titles?.[language] !== undefined);
}

export function furtherLanguagesOf(field: FieldTexts): CardLanguage[] {
  const texts = [
    field.titles,
    field.trueLabels,
    field.falseLabels,
    ...(field.options ?? []).map((one) => one.texts),
  ];
  return languages.filter((language) => texts.some((one) => one?.[language] !== undefined));
}

const languages = ['da', 'de', 'pl', 'en'] as const satisfies readonly CardLanguage[];

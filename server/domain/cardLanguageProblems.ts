import { furtherLanguagesOf } from '../../src/lib/cardLanguage';
import type { CardDefinition, CardField } from './cardDefinition';
import type { CardProblem } from './cardProblem';

type Problems = Generator<CardProblem, void, undefined>;

/**
 * If a card has a further language, each field must have all its texts in it, because a list of options in
 * two languages would be hard to read.
 */
export function* languageProblems(
  { language: own }: CardDefinition,
  field: CardField,
  path: string,
): Problems {
  const { title, titles, trueLabel, trueLabels, falseLabel, falseLabels, options } = field;
  const texts = [
    { at: 'titles', text: title, further: titles },
    { at: 'trueLabels', text: trueLabel, further: trueLabels },
    { at: 'falseLabels', text: falseLabel, further: falseLabels },
    ...(options ?? []).map(({ text, texts: further }, index) => ({
      at: `options[${index}].texts`,
      text,
      further,
    })),
  ];
  const languages = furtherLanguagesOf(field);
  for (const { at, text, further } of texts) {
    if (text === null && further !== undefined) yield { path: `${path}.${at}`, reason: 'textElsewhere' };
    for (const language of text === null ? [] : languages)
      if (language !== own && further?.[language] === undefined)
        yield { path: `${path}.${at}.${language}`, reason: 'languageIncomplete' };
    yield* ownLanguageProblems(further, own, `${path}.${at}`);
  }
}

export function* ownLanguageProblems(
  further: CardField['titles'],
  own: CardDefinition['language'],
  path: string,
): Problems {
  if (further?.[own] !== undefined) yield { path: `${path}.${own}`, reason: 'ownLanguage' };
}

import { nordskovCard } from '../demo/seed/cards/cardPlans';
import { at, changed, documentOf, fieldPath, type Key, told } from '../testing/changedCard';

it.each<[what: string, place: Key[], value: unknown, problem: string]>([
  [
    'a translation into the language of the card',
    at('remark', 'titles'),
    { da: 'Bemærkninger' },
    `${fieldPath('remark', 'titles.da')}: ownLanguage`,
  ],
  [
    'a section that is translated into it',
    ['displayConfigurationAdmin', 'sections', 1, 'titles'],
    { da: 'Træ' },
    'displayConfigurationAdmin.sections[1].titles.da: ownLanguage',
  ],
  [
    'a choice of which only the title is translated',
    at('damages', 'titles'),
    { en: 'Defects' },
    `${fieldPath('damages', 'options[4].texts.en')}: languageIncomplete`,
  ],
  [
    'a choice of which one option is translated',
    at('damages', 'options', 0, 'texts'),
    { en: 'Bark beetle' },
    `${fieldPath('damages', 'titles.en')}: languageIncomplete`,
  ],
  [
    'a label of which the other is not translated',
    at('withBark', 'trueLabels'),
    { en: 'Over bark' },
    `${fieldPath('withBark', 'falseLabels.en')}: languageIncomplete`,
  ],
  [
    'a translation of a label that is not there',
    at('remark', 'trueLabels'),
    { en: 'Yes' },
    `${fieldPath('remark', 'trueLabels')}: textElsewhere`,
  ],
  [
    'a translation into a language that the portal does not have',
    at('remark', 'titles'),
    { sv: 'Anmärkning' },
    `${fieldPath('remark', 'titles.sv')}: unknownKey`,
  ],
])('says of %s where it is and why', (_, place, value, problem) => {
  expect(told(changed(place, value))).toContain(problem);
});

it('takes a card whose fields are whole in further languages, each in its own', () => {
  const document = documentOf({ ...nordskovCard, furtherLanguages: ['de', 'pl'] });
  const [first, ...others] = document.fields;
  const mixed = { ...document, fields: [{ ...first, titles: { en: 'Order number' } }, ...others] };
  expect(told(document)).toEqual([]);
  expect(told(mixed)).toEqual([]);
});

import type { z } from '@hono/zod-openapi';
import { fieldInLanguage, sectionInLanguage } from '../../src/lib/cardLanguage';
import type {
  CardDefinition,
  CardField,
  CardLanguage,
  LocalizedFieldSchema,
  LocalizedSectionSchema,
} from './cardDefinition';

interface InLanguage {
  language: CardLanguage;
}

export interface LocalizedCard extends Omit<CardDefinition, 'fields' | 'displayConfigurationAdmin'> {
  fields: (z.infer<typeof LocalizedFieldSchema> & InLanguage)[];
  displayConfigurationAdmin: { sections: (z.infer<typeof LocalizedSectionSchema> & InLanguage)[] };
}

export function cardInLanguage(card: CardDefinition, preferred: CardLanguage): LocalizedCard {
  const languages = { preferred, ofCard: card.language };
  const { sections } = card.displayConfigurationAdmin;
  return {
    ...card,
    fields: card.fields.map((field) => fieldInLanguage(field, languages)),
    displayConfigurationAdmin: { sections: sections.map((section) => sectionInLanguage(section, languages)) },
  };
}

type Option = NonNullable<CardField['options']>[number];

export function optionTextIn(
  { text, texts }: Pick<Option, 'text' | 'texts'>,
  language: CardLanguage,
): string {
  return texts?.[language] ?? text;
}

import type { CardField, FieldIds } from '@server/features/measurement-cards/measurementCards.routes';
import type { ReportConfig } from './reportConfig';

export type CardLanguage = 'da' | 'de' | 'pl' | 'en';

/** What a measurement card asks for in the field, and how the portal shows it. */
export interface CardDefinition {
  /** Of its titles, options and remarks. */
  language: CardLanguage;
  fields: CardField[];
  displayConfigurationAdmin: { sections: { title: string; fieldIds: string[] }[] };
  /** Which of the fields the filters work with. */
  fieldIds: FieldIds;
  /** The field that holds the measured volume. */
  volumeFieldId: string;
  /** How its report is made; null: it has none. */
  reportConfig: ReportConfig | null;
}

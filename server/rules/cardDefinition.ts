import type { CardField, FieldIds } from '../contract/measurementCard';

/** What a measurement card asks for in the field, and how the portal shows it. */
export interface CardDefinition {
  fields: CardField[];
  displayConfigurationAdmin: { sections: { title: string; fieldIds: string[] }[] };
  /** Which of the fields the filters work with. */
  fieldIds: FieldIds;
  /** The field that holds the measured volume. */
  volumeFieldId: string;
}

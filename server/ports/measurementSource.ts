import type { StackRecord } from '../db/stackSchema';
import type { CardDefinition } from '../domain/cardDefinition';
import type { FieldValue, PictureKind } from '../domain/fieldValue';

export type StackWithPeople = StackRecord & {
  registrator: string | null;
  surveyor: string | null;
};

/** Of a database without the demo: gaps, and nothing drawn. */
export const noMeasurements: MeasurementSource = {
  values: () => ({}),
  instrument: () => null,
  picture: async () => null,
};

export interface MeasurementSource {
  /** By the field's id, in the field's unit. */
  values: (card: CardDefinition, stack: StackWithPeople) => Record<string, FieldValue>;
  /** What measured the stack; null where nobody recorded it. */
  instrument: (
    card: CardDefinition,
    stack: StackRecord,
  ) => { name: string; certificate: string | null } | null;
  /** A picture as PNG, with its log ends outlined when `isAnnotated`; null where the stack has none. */
  picture: (
    kind: PictureKind,
    stack: StackRecord,
    options?: { isAnnotated?: boolean },
  ) => Promise<Uint8Array | null>;
}

import type { StackFieldValue } from '@server/features/stacks/detail/stackDetail.routes';
import type { FieldType } from '@server/demo/simulator/cardFields';

/** A field's value by its type, numbers in the unit that the field shows; null where the stack has none (yet). */
export type FieldValue = StackFieldValue;

/** What a field of each type holds. */
export type FieldContents = {
  [Type in FieldType]: NonNullable<Extract<FieldValue, { fieldType: Type }>['value']>;
};

export type PictureKind = 'FrontImage' | 'BackImage' | 'CloseupImage';

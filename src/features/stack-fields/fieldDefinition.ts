import { isObject, isString, listOf, orNull, shapeOf } from './guard';

/** What the measurement card says of a field, as far as it is readable. */
export interface FieldDefinition {
  title: string;
  /** By its name on the wire; one that is not known yet has no other. */
  unit: string | null;
  options: readonly { key: string; text: string }[];
  trueLabel: string | null;
  falseLabel: string | null;
}

const isUnits = shapeOf({ display: isString });
const isOptions = listOf(shapeOf({ key: isString, text: isString }));
const isLabel = orNull(isString);

/** Part by part: what cannot be read is left out, so that a value still stands under its title. */
export function readDefinition(field: unknown): FieldDefinition {
  const { id, title, units, options, trueLabel, falseLabel } = isObject(field) ? field : {};
  return {
    title: [title, id].filter(isString).find(Boolean) ?? '',
    unit: isUnits(units) ? units.display : null,
    options: isOptions(options) ? options : [],
    trueLabel: isLabel(trueLabel) ? trueLabel : null,
    falseLabel: isLabel(falseLabel) ? falseLabel : null,
  };
}

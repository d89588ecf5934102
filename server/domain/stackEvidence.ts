import { isEvidenceFailed, stackedVolume, verdictsOf } from '../../src/lib/evidence';
import { unitFactor } from '../../src/lib/units';
import type { CardDefinition, CardField } from './cardDefinition';
import { type FieldValue, positionOf } from './fieldValue';
import type { Unit } from './schemas';
import { hasReport, type StackState } from './stackStates';

type CheckedStack = Parameters<typeof positionOf>[0] & { state: StackState };

interface Source<Stack> {
  /** By the field's id, in the field's unit. */
  values: (card: CardDefinition, stack: Stack) => Record<string, FieldValue>;
  instrument: (card: CardDefinition, stack: Stack) => { certificate: string | null } | null;
}

/**
 * Whether a check fails that somebody has to look at; null before the measurement. It reads the fields that the stack
 * page reads (`src/screens/stack/facts/stackFacts.ts`).
 */
export function evidenceFailed<Stack extends CheckedStack>(
  card: CardDefinition | null,
  stack: Stack,
  source: Source<Stack>,
): boolean | null {
  if (!hasReport(stack.state)) return null;
  const position = positionOf(stack);
  const measured = card ? measuredIn(card, stack, source) : nothing;
  return isEvidenceFailed(
    verdictsOf({
      ...measured,
      position,
      // A card that certifies no value asks for no certificate.
      instrument: card?.reportConfig?.certificate ? source.instrument(card, stack) : undefined,
    }),
  );
}

const nothing = { front: undefined, back: undefined, lengths: [], stacked: null };

function measuredIn<Stack>(card: CardDefinition, stack: Stack, source: Source<Stack>) {
  const fields = evidenceFields(card);
  // A source derives pictures only where the card has them, and pictures take the longest.
  const asked = Object.values(fields).flatMap((field) => field ?? []);
  const values = source.values({ ...card, fields: asked }, stack);
  const [front, back] = [fields.front, fields.back].map((field) => numberIn('SquareMeters', field, values));
  const length = numberIn('Meters', fields.length, values) ?? null;
  const stacked = numberIn('CubicMeters', fields.stacked, values) ?? null;
  return {
    front,
    back,
    lengths: numbersIn(fields.length, values),
    stacked: stackedVolume([front, back], length, stacked),
  };
}

/** The page gets only fields that a section names. */
function evidenceFields(card: CardDefinition) {
  const { diameters, frontBackWarning } = card.reportConfig ?? {};
  const shown = card.displayConfigurationAdmin.sections.flatMap(({ fieldIds }) => fieldIds);
  const fieldOf = (id: string | null | undefined) =>
    card.fields.find((field) => field.id === id && shown.includes(field.id));
  return {
    front: fieldOf(frontBackWarning?.frontAreaFieldId),
    back: fieldOf(frontBackWarning?.backAreaFieldId),
    length: fieldOf(diameters?.lengthFieldId) ?? fieldOf(card.fieldIds.assortmentLength),
    stacked: fieldOf(card.volumeFields?.stackedVolume),
  };
}

type Values = Record<string, FieldValue>;

/** Null where nothing was measured, undefined where no such field or number is known. */
function numberIn(unit: Unit, field: CardField | undefined, values: Values): number | null | undefined {
  const held = field && values[field.id];
  if (!held) return undefined;
  if (held.value === null) return null;
  const factor = unitFactor(field.units?.display ?? '', unit);
  const isNumber = held.fieldType === 'Double' || held.fieldType === 'Integer';
  return isNumber && factor !== null ? held.value * factor : undefined;
}

/** In the field's own unit. */
function numbersIn(field: CardField | undefined, values: Values): readonly number[] {
  const held = field && values[field.id];
  if (!held || held.value === null) return [];
  if (held.fieldType === 'Double' || held.fieldType === 'Integer') return [held.value];
  return held.fieldType === 'ArrayOfDouble' || held.fieldType === 'ArrayOfInt' ? held.value : [];
}

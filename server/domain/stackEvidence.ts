import {
  areaDifference,
  failedChecks,
  type NeededCheck,
  stackedVolume,
  verdictsOf,
} from '../../src/lib/evidence';
import { unitFactor } from '../../src/lib/units';
import { isMadeBy, makingOf, sectionsArea, shareIn } from '../../src/lib/volumeMaking';
import type { CardDefinition, CardField } from './cardDefinition';
import { positionOf, type StackFieldValue } from './fieldValue';
import type { Unit } from './schemas';
import { hasReport, type StackState } from './stackStates';

/**
 * The number is raised with each change of the rules for checks and doubts, so that stored results are
 * computed again.
 */
export const verdictRules = 3;

type CheckedStack = Parameters<typeof positionOf>[0] & {
  state: StackState;
  volume: number | null;
};

/** Values are in the field's unit. The instrument is null if none is recorded. */
interface Measured {
  read: (field: CardField) => StackFieldValue;
  instrument: { certificate: string | null } | null;
}

interface CheckedEvidence {
  evidenceFailed: boolean | null;
  failedChecks: NeededCheck[] | null;
  faceDifference: number | null;
}

export function checkEvidence(
  card: CardDefinition | null,
  stack: CheckedStack,
  { read, instrument }: Measured,
): CheckedEvidence {
  if (!hasReport(stack.state)) return { evidenceFailed: null, failedChecks: null, faceDifference: null };
  const position = positionOf(stack);
  const measured = card ? measuredIn(card, stack, read) : nothing;
  const failed = failedChecks(
    verdictsOf({
      ...measured,
      position,
      // A card that certifies no value asks for no certificate.
      instrument: card?.reportConfig?.certificate ? instrument : undefined,
    }),
  );
  const { front, back } = measured;
  const isFarApart = failed.includes('faces') && typeof front === 'number' && typeof back === 'number';
  return {
    evidenceFailed: failed.length > 0,
    failedChecks: failed.length > 0 ? failed : null,
    faceDifference: isFarApart ? areaDifference(front, back) : null,
  };
}

const nothing = {
  ...{ front: undefined, back: undefined, lengths: [], stacked: null, limits: undefined },
  isVolumeMade: null,
};

function measuredIn(card: CardDefinition, stack: CheckedStack, read: Measured['read']) {
  const fields = evidenceFields(card);
  const [front, back] = [fields.front, fields.back].map((field) => numberIn('SquareMeters', field, read));
  const length = numberIn('Meters', fields.length, read) ?? null;
  const stacked = numberIn('CubicMeters', fields.stacked, read) ?? null;
  return {
    front,
    back,
    lengths: numbersIn(fields.length, read),
    stacked: stackedVolume([front, back], length, stacked),
    isVolumeMade: isVolumeMade(fields, stack, read),
    limits: card.evidenceLimits,
  };
}

function isVolumeMade(
  fields: ReturnType<typeof evidenceFields>,
  { volume }: CheckedStack,
  read: Measured['read'],
): boolean | null {
  const positive = (unit: Unit, field: CardField | undefined) => {
    const value = numberIn(unit, field, read);
    return typeof value === 'number' && value > 0 ? value : null;
  };
  const share = (field: CardField | undefined) => {
    const value = ownNumberIn(field, read);
    return value === null ? null : shareIn(value, field?.units?.display);
  };
  const making = makingOf({
    volume,
    stacked: positive('CubicMeters', fields.stacked),
    factor: share(fields.factor),
    areas: [fields.front, fields.back].flatMap((field) => positive('SquareMeters', field) ?? []),
    sections: sectionsIn(fields.faces, read),
    length: positive('Meters', fields.length),
    logCount: ownNumberIn(fields.logCount, read),
    diameters: () => metresIn(fields.diameters, read),
    isFullMeasurement: yesNoIn(fields.fullMeasurement, read),
    barkDeduction: share(fields.barkDeduction),
  });
  return making.kind === 'made' ? isMadeBy(making) : null;
}

function metresIn(field: CardField | undefined, read: Measured['read']): readonly number[] {
  const metres = unitFactor(field?.units?.display ?? '', 'Meters');
  return metres === null ? [] : numbersIn(field, read).map((value) => value * metres);
}

function sectionsIn(fields: readonly CardField[], read: Measured['read']): number | null {
  for (const field of fields) {
    const held = read(field);
    if (held.fieldType !== 'ManualArea' || held.value === null) continue;
    const metres = unitFactor(field.units?.display ?? '', 'Meters');
    return metres === null ? null : sectionsArea(held.value, metres);
  }
  return null;
}

function yesNoIn(field: CardField | undefined, read: Measured['read']): boolean | null {
  const held = field && read(field);
  return held?.fieldType === 'Boolean' ? held.value : null;
}

export function evidenceFields(card: CardDefinition) {
  const { diameters, frontBackWarning } = card.reportConfig ?? {};
  const shown = card.displayConfigurationAdmin.sections.flatMap(({ fieldIds }) => fieldIds);
  const fieldOf = (id: string | null | undefined) =>
    card.fields.find((field) => field.id === id && shown.includes(field.id));
  return {
    front: fieldOf(frontBackWarning?.frontAreaFieldId),
    back: fieldOf(frontBackWarning?.backAreaFieldId),
    length: fieldOf(diameters?.lengthFieldId) ?? fieldOf(card.fieldIds.assortmentLength),
    stacked: fieldOf(card.volumeFields?.stackedVolume),
    factor: fieldOf(card.volumeFields?.conversionFactor),
    barkDeduction: fieldOf(card.volumeFields?.barkDeduction),
    diameters: fieldOf(diameters?.diametersFieldId),
    logCount: fieldOf(diameters?.logCountFieldId),
    fullMeasurement: fieldOf(card.fieldIds.fullMeasurement),
    // No card names the fields of a face, so they are found by type.
    faces: shown.flatMap((id) => fieldOf(id) ?? []).filter(({ fieldType }) => fieldType === 'ManualArea'),
  };
}

function numberIn(
  unit: Unit,
  field: CardField | undefined,
  read: Measured['read'],
): number | null | undefined {
  const held = field && read(field);
  if (!held) return undefined;
  if (held.value === null) return null;
  const factor = unitFactor(field.units?.display ?? '', unit);
  const isNumber = held.fieldType === 'Double' || held.fieldType === 'Integer';
  return isNumber && factor !== null ? held.value * factor : undefined;
}

function ownNumberIn(field: CardField | undefined, read: Measured['read']): number | null {
  const [value] = numbersIn(field, read);
  return value ?? null;
}

function numbersIn(field: CardField | undefined, read: Measured['read']): readonly number[] {
  const held = field && read(field);
  if (!held || held.value === null) return [];
  if (held.fieldType === 'Double' || held.fieldType === 'Integer') return [held.value];
  return held.fieldType === 'ArrayOfDouble' || held.fieldType === 'ArrayOfInt' ? held.value : [];
}

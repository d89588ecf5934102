import type { StackRecord } from '../../db/stackSchema';
import type { CardDefinition, CardField, CardLanguage } from '../../domain/cardDefinition';
import { type FieldKey, fieldKinds } from '../../domain/cards/cardFields';
import type { StackFieldValue } from '../../domain/fieldValue';
import type { Unit } from '../../domain/schemas';
import {
  baseLogs,
  damages,
  logsPerClass,
  measuredDiameters,
  pileFace,
  qualityCounts,
} from './measuredDetails';
import { measurementOf, type SimulatedMeasurement } from './measurement';
import { createRandom } from './random';
import { remarkOf } from './remarks';
import { convert } from './units';

interface Context {
  seed: number;
  stack: StackRecord;
  card: CardDefinition;
  field: CardField;
  measurement: SimulatedMeasurement | null;
}

export function valuesOf(
  seed: number,
  card: CardDefinition,
  stack: StackRecord,
): (field: CardField) => StackFieldValue {
  const measurement = measurementOf(seed, stack);
  return (field) => {
    const derived = isFieldKey(field.id)
      ? readers[field.id]?.({ seed, stack, card, field, measurement })
      : null;
    return derived ?? { fieldType: field.fieldType, value: null };
  };
}

function isFieldKey(id: string): id is FieldKey {
  return Object.hasOwn(fieldKinds, id);
}

type Reader = (context: Context) => StackFieldValue | null;

const readers: Partial<Record<FieldKey, Reader>> = {
  orderNumber: ({ stack }) => ({ fieldType: 'String', value: stack.orderNumber }),
  areaNumber: ({ stack }) => ({ fieldType: 'String', value: stack.areaNumber }),
  remark: ({ seed, stack, card }) => ({ fieldType: 'Text', value: remarkOf(seed, stack.id, card.language) }),
  registrationDate: ({ stack }) => dateValue(stack.registrationDateTime),
  measurementDate: ({ stack }) => dateValue(stack.measurementDateTime),
  fellingDate: ({ seed, stack }) => ({ fieldType: 'Date', value: fellingDay(seed, stack) }),
  treeSpecies: ({ stack }) => ({ fieldType: 'Options', value: stack.treeSpecies }),
  assortment: ({ stack }) => ({ fieldType: 'Options', value: stack.assortment }),
  damages: ifMeasured(({ seed, stack, field }) => ({
    fieldType: 'MultipleOptions',
    value: damages(seed, stack.id, field.options?.map(({ key }) => key) ?? []),
  })),
  fullMeasurement: ({ stack }) => ({ fieldType: 'Boolean', value: stack.fullMeasurement }),
  withBark: ifMeasured(({ seed, stack }) => ({
    fieldType: 'Boolean',
    value: createRandom(seed, `bark/${stack.id}`).chance(0.85),
  })),
  logCount: ({ stack }) => ({ fieldType: 'Integer', value: stack.logCount }),
  classCounts: ifMeasured(({ seed, stack, measurement }) => {
    const diameters = measuredDiameters(seed, stack.id, measurement);
    return { fieldType: 'ArrayOfInt', value: diameters && logsPerClass(diameters) };
  }),
  qualityCounts: ifMeasured(({ seed, stack, measurement }) => ({
    fieldType: 'KeyValuePairStringInt',
    value: qualityCounts(seed, stack.id, measurement.logCount),
  })),
  diameters: ifMeasured(({ seed, stack, field, measurement }) => {
    const diameters = measuredDiameters(seed, stack.id, measurement);
    const value = diameters?.map((diameter) =>
      convert(diameter, 'Centimeters', unitOf(field, 'Centimeters')),
    );
    return { fieldType: 'ArrayOfDouble', value: value ?? null };
  }),
  meanDiameter: measured('Centimeters', ({ meanDiameter }) => meanDiameter),
  baseLogs: ifMeasured(({ seed, stack, field }) => {
    const { deductionsCount, averageCount } = baseLogs(seed, stack.id);
    const keyUnit = unitOf(field, 'Centimeters');
    const shown = (size: number) => convert(size, 'Centimeters', keyUnit);
    return {
      fieldType: 'Deductions',
      value: {
        keyUnit,
        deductionsCount: deductionsCount.map(({ item1, item2 }) => ({ item1: shown(item1), item2 })),
        averageCount: shown(averageCount),
      },
    };
  }),
  assortmentLength: ({ stack, field }) => doubleValue(stack.assortmentLength, 'Meters', field),
  pileLength: ifMeasured(({ seed, stack, field, measurement }) => {
    const { sectionA, sectionB } = pileFace(seed, stack.id, measurement);
    return doubleValue(sectionA.length + sectionB.length, 'Meters', field);
  }),
  pileFace: ifMeasured(({ seed, stack, card, field, measurement }) => {
    const sections = pileFace(seed, stack.id, measurement);
    const shown = (name: keyof typeof sections) => ({
      title: sectionTexts[name][card.language],
      lengthTitle: sectionTexts.length[card.language],
      length: convert(sections[name].length, 'Meters', unitOf(field, 'Meters')),
      heightTitle: sectionTexts.height[card.language],
      height: convert(sections[name].height, 'Meters', unitOf(field, 'Meters')),
    });
    return {
      fieldType: 'ManualArea',
      value: { sectionA: shown('sectionA'), sectionB: shown('sectionB') },
    };
  }),
  frontArea: measured('SquareMeters', ({ frontArea }) => frontArea),
  backArea: measured('SquareMeters', ({ backArea }) => backArea),
  grossVolume: measured('CubicMeters', ({ grossVolume }) => grossVolume),
  conversionFactor: measured('Percentages', ({ factor }) => factor * 100),
  barkDeduction: ifMeasured(({ seed, stack, field }) =>
    doubleValue(createRandom(seed, `bark-deduction/${stack.id}`).int(6, 12), 'Percentages', field),
  ),
};

function ifMeasured(
  read: (context: Context & { measurement: SimulatedMeasurement }) => StackFieldValue,
): Reader {
  return ({ measurement, ...context }) => measurement && read({ ...context, measurement });
}

function measured(unit: Unit, read: (measurement: SimulatedMeasurement) => number | null): Reader {
  return ifMeasured(({ field, measurement }) => doubleValue(read(measurement), unit, field));
}

function doubleValue(value: number | null, unit: Unit, field: CardField): StackFieldValue {
  return { fieldType: 'Double', value: value === null ? null : convert(value, unit, unitOf(field, unit)) };
}

function unitOf(field: CardField, base: Unit): Unit {
  return field.units?.display ?? base;
}

function dateValue(value: Date | null): StackFieldValue {
  return { fieldType: 'Date', value: value?.toISOString() ?? null };
}

function fellingDay(seed: number, { id, registrationDateTime }: StackRecord): string {
  const days = createRandom(seed, `felling/${id}`).int(3, 40);
  return new Date(registrationDateTime.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

type Texts = Record<CardLanguage, string>;

const sectionTexts = {
  sectionA: { da: 'Sektion A', de: 'Sektion A', pl: 'Sekcja A', en: 'Section A' },
  sectionB: { da: 'Sektion B', de: 'Sektion B', pl: 'Sekcja B', en: 'Section B' },
  length: { da: 'Længde', de: 'Länge', pl: 'Długość', en: 'Length' },
  height: { da: 'Højde', de: 'Höhe', pl: 'Wysokość', en: 'Height' },
} as const satisfies Record<string, Texts>;

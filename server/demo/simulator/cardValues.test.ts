import type { StackRecord } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import type { FieldValue } from '../../domain/fieldValue';
import { FieldRuleKindSchema, FieldTypeSchema, UnitSchema } from '../../domain/schemas';
import { fieldReader } from '../../domain/storedFields';
import { buildCard } from '../seed/cards/buildCard';
import { britishCard, cardPlans, germanCard, imperialCard, nordskovCard } from '../seed/cards/cardPlans';
import { demoMeasurement, registeredValues } from '../seed/demoMeasurement';
import { measure } from './measurement';

const seed = 5;
const cards = cardPlans.map(buildCard);
const fields = cards.flatMap((card) => card.fields);

const wood = { treeSpecies: 'fi', assortment: 'sawlog', assortmentLength: 4.1 };

function preRegistered(id: string): StackRecord {
  return {
    id,
    ...wood,
    organizationId: 'organization',
    clientKey: null,
    registrationChangedAt: null,
    departmentId: 'department',
    stackNumber: '26-101-00001',
    polterId: 'P123456',
    orderNumber: '2612345',
    state: 'PreRegistration',
    sawmillId: null,
    registratorId: 'r',
    surveyorId: null,
    areaNumber: '12a',
    fullMeasurement: null,
    volume: null,
    logCount: null,
    evidenceFailed: null,
    cardVersionId: null,
    registeredValues: null,
    inCubicFeet: false,
    latitude: 56.8,
    longitude: 9.8,
    height: 40,
    accuracy: 5,
    registrationDateTime: new Date('2026-05-04T08:00:00Z'),
    measurementDateTime: null,
    loadedIntoSystemDateTime: null,
    invoiceableDateTime: null,
    assignedToSawmillDateTime: null,
    unseenBySawmill: false,
    lastModifiedDateTime: new Date('2026-05-04T08:00:00Z'),
  };
}

function measuredStack(id: string, fullMeasurement = true): StackRecord {
  const { volume, logCount } = measure(seed, { id, ...wood, fullMeasurement });
  const measurementDateTime = new Date('2026-05-08T09:00:00Z');
  return {
    ...preRegistered(id),
    state: 'Measured',
    surveyorId: 's',
    fullMeasurement,
    volume,
    logCount,
    measurementDateTime,
  };
}

/** What is read of a stack as it is stored. */
function valuesOf(card: CardDefinition, stack: StackRecord): Record<string, FieldValue> {
  const people = { registrator: 'Ida Holm', surveyor: stack.surveyorId && 'Leif' };
  const known = { ...stack, ...people, registeredValues: registeredValues(seed, card, stack) };
  const read = fieldReader(card, known, demoMeasurement(seed, { id: 'version', definition: card }, stack));
  return Object.fromEntries(card.fields.map((field) => [field.id, read(field)]));
}

function numberIn(card: CardDefinition, stack: StackRecord, id: string): number {
  const field = valuesOf(card, stack)[id];
  return field?.fieldType === 'Double' ? (field.value ?? Number.NaN) : Number.NaN;
}

describe('measurement cards of the demo data', () => {
  it('use every field type, unit and rule kind between them', () => {
    expect(new Set(fields.map(({ fieldType }) => fieldType))).toEqual(new Set(FieldTypeSchema.options));
    expect(new Set(fields.flatMap(({ units }) => units?.display ?? []))).toEqual(new Set(UnitSchema.options));
    const kinds = fields.flatMap(({ rules }) => rules.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(FieldRuleKindSchema.options));
  });

  it('name every field once, with labels or options where its type needs them', () => {
    for (const card of cards) {
      const ids = card.fields.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const field of fields) {
      expect(field.title).not.toBe('');
      expect(field.options !== null).toBe(['Options', 'MultipleOptions'].includes(field.fieldType));
      expect(field.trueLabel !== null).toBe(field.fieldType === 'Boolean');
    }
  });

  it('have one without assortments', () => {
    expect(cards.filter(({ fieldIds }) => fieldIds.assortment === null)).toHaveLength(1);
  });
});

describe('values of a stack', () => {
  it('fit the type of every field', () => {
    for (const card of cards) {
      const values = valuesOf(card, measuredStack('a'));
      expect(Object.keys(values)).toEqual(card.fields.map(({ id }) => id));
      for (const { id, fieldType } of card.fields) expect(values[id]?.fieldType).toBe(fieldType);
    }
  });

  it('are all there after a full measurement, but for what is seldom noted', () => {
    for (const card of cards) {
      const missing = Object.entries(valuesOf(card, measuredStack('a'))).filter(
        ([, { value }]) => value === null,
      );
      expect(missing.map(([id]) => id).filter((id) => id !== 'remark')).toEqual([]);
    }
  });

  it('hold no diameter where the logs were only counted', () => {
    const values = valuesOf(buildCard(germanCard), measuredStack('a', false));
    expect(values.diameters).toEqual({ fieldType: 'ArrayOfDouble', value: null });
    expect(values.meanDiameter).toEqual({ fieldType: 'Double', value: null });
    expect(values.logCount?.value).toBeGreaterThan(0);
  });

  it('hold before the measurement only what was registered', () => {
    const values = valuesOf(buildCard(nordskovCard), preRegistered('a'));
    const known = Object.entries(values).filter(([, { value }]) => value !== null);
    expect(known.map(([id]) => id).filter((id) => id !== 'remark')).toEqual([
      'orderNumber',
      'registrator',
      'registrationDate',
      'treeSpecies',
      'assortment',
      'assortmentLength',
      'fellingDate',
      'areaNumber',
      'position',
    ]);
  });

  it('agree with each other', () => {
    const stack = measuredStack('a');
    const values = {
      ...valuesOf(buildCard(nordskovCard), stack),
      ...valuesOf(buildCard(germanCard), stack),
    };
    const { classCounts, qualityCounts, diameters, pileFace, frontArea } = values;
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    expect(classCounts?.fieldType === 'ArrayOfInt' && sum(classCounts.value ?? [])).toBe(stack.logCount);
    expect(
      qualityCounts?.fieldType === 'KeyValuePairStringInt' && sum(Object.values(qualityCounts.value ?? {})),
    ).toBe(stack.logCount);
    expect(diameters?.value).toHaveLength(stack.logCount ?? 0);
    const sections =
      pileFace?.fieldType === 'ManualArea' && pileFace.value ? Object.values(pileFace.value) : [];
    expect(sum(sections.map(({ length, height }) => length * height))).toBeCloseTo(
      Number(frontArea?.value),
      6,
    );
  });

  it('are shown in the units of the card', () => {
    const stack = measuredStack('a');
    const [metric, imperial] = [buildCard(britishCard), buildCard(imperialCard)];
    const ratio = (id: string) => numberIn(imperial, stack, id) / numberIn(metric, stack, id);
    expect(ratio('assortmentLength')).toBeCloseTo(3.2808, 6);
    expect(ratio('frontArea')).toBeCloseTo(10.764, 6);
    expect(ratio('volume')).toBeCloseTo(35.3146667, 6);
    expect(ratio('meanDiameter')).toBeCloseTo(0.3937, 6);
  });

  it('name the parts of a face in the language of the card', () => {
    const { pileFace } = valuesOf(buildCard(germanCard), measuredStack('a'));
    expect(pileFace?.value).toMatchObject({
      sectionA: { title: 'Sektion A', lengthTitle: 'Länge', heightTitle: 'Höhe' },
      sectionB: { title: 'Sektion B', lengthTitle: 'Länge', heightTitle: 'Höhe' },
    });
  });

  it('know nothing of a field that is not theirs', () => {
    const card = buildCard(nordskovCard);
    const foreign = {
      ...card,
      fields: card.fields.slice(0, 1).map((field) => ({ ...field, id: 'moonPhase' })),
    };
    expect(valuesOf(foreign, measuredStack('a'))).toEqual({
      moonPhase: { fieldType: 'String', value: null },
    });
    const inherited = { ...card, fields: foreign.fields.map((field) => ({ ...field, id: 'toString' })) };
    expect(valuesOf(inherited, measuredStack('a')).toString).toEqual({
      fieldType: 'String',
      value: null,
    });
  });
});

import { decode } from 'fast-png';
import type { StackRecord } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import { buildCard } from '../../domain/cards/buildCard';
import { type PictureKind, type StackFieldValue, StackImageSchema } from '../../domain/fieldValue';
import { FieldRuleKindSchema, FieldTypeSchema, UnitSchema } from '../../domain/schemas';
import { fieldReader } from '../../domain/storedFields';
import { pictureOf } from '../pictures/pictures';
import { britishCard, cardPlans, germanCard, imperialCard, nordskovCard } from '../seed/cardPlans';
import { demoMeasurement, registeredValues } from '../seed/demoMeasurement';
import { faceOf, logDiameters } from './logEnds';
import { measure } from './measurement';
import { packedLogEnds, simulatedImage } from './simulatedImage';

const cards = cardPlans.map(buildCard);

describe('measurement cards of the demo data', () => {
  const fields = cards.flatMap((card) => card.fields);

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
  const seed = 5;

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
      failedChecks: null,
      faceDifference: null,
      doubts: null,
      decided: null,
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
      ...{ withdrawnAt: null, withdrawnReason: null, withdrawnById: null, twinId: null },
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

  function valuesOf(card: CardDefinition, stack: StackRecord): Record<string, StackFieldValue> {
    const people = { registrator: 'Ida Holm', surveyor: stack.surveyorId && 'Leif' };
    const known = { ...stack, ...people, registeredValues: registeredValues(seed, card, stack) };
    const read = fieldReader(card, known, demoMeasurement(seed, { id: 'version', definition: card }, stack));
    return Object.fromEntries(card.fields.map((field) => [field.id, read(field)]));
  }

  function numberIn(card: CardDefinition, stack: StackRecord, id: string): number {
    const field = valuesOf(card, stack)[id];
    return field?.fieldType === 'Double' ? (field.value ?? Number.NaN) : Number.NaN;
  }

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

describe('an image of a stack', () => {
  const seed = 7;
  const stack = {
    id: 'b7a5c1de-0000-5000-8000-000000000001',
    treeSpecies: 'fi',
    assortment: 'sawlog',
    assortmentLength: 4.2,
    fullMeasurement: true,
  };
  const counted = { ...stack, fullMeasurement: false };
  const danish = buildCard(nordskovCard);

  function draw(kind: PictureKind) {
    const logEnds = packedLogEnds(faceOf(seed, stack.id, measure(seed, stack)));
    return pictureOf({ seed, kind, stackId: stack.id, logEnds, isAnnotated: false }) ?? new Uint8Array();
  }

  function imageOf(kind: PictureKind, card = danish, { id, ...measured } = stack) {
    const measurement = measure(seed, { id, ...measured });
    const face = faceOf(seed, id, measurement);
    const values = { image: simulatedImage(kind, { card, face, measurement }) };
    const field = card.fields.find(({ fieldType }) => fieldType === 'Image');
    if (!field) throw new Error('The card has no picture');
    const known = {
      ...{ registrator: null, surveyor: null, orderNumber: null, registeredValues: null, volume: null },
      ...{ registrationDateTime: new Date('2026-06-01T10:00:00Z'), measurementDateTime: null },
    };
    const nowhere = { latitude: null, longitude: null, height: null, accuracy: null };
    const stored = { values, logEnds: packedLogEnds(face), fullMeasurement: measured.fullMeasurement };
    const { value } = fieldReader(card, { ...known, ...nowhere }, stored)({ ...field, id: 'image' });
    return StackImageSchema.parse(value);
  }

  it.each(['FrontImage', 'BackImage', 'CloseupImage'] as const)('knows the size of %s', (kind) => {
    const { width, height } = decode(draw(kind));
    expect(imageOf(kind)).toMatchObject({ file: kind, width, height });
  });

  it('has overlays on the close-up only', () => {
    expect([imageOf('FrontImage').overlays, imageOf('BackImage').overlays]).toEqual([[], []]);
    expect(imageOf('CloseupImage').overlays.map(({ title, unit }) => [title, unit])).toEqual([
      ['Stokender', null],
      ['Diametre', 'Centimeters'],
    ]);
  });

  it('names no diameters where the logs were only counted', () => {
    const { overlays } = imageOf('CloseupImage', buildCard(germanCard), counted);
    expect(overlays.map(({ title }) => title)).toEqual(['Stirnflächen']);
    expect(overlays[0]?.marks.length).toBeGreaterThan(10);
  });

  it('marks log ends of the stack, with their diameters in the unit of the card', () => {
    const diameters = logDiameters(seed, stack.id, measure(seed, stack));
    const [outlines, metric] = imageOf('CloseupImage').overlays;
    const imperial = imageOf('CloseupImage', buildCard(imperialCard)).overlays[1];
    expect(imperial?.unit).toBe('Inches');
    expect(metric?.marks.length).toBeGreaterThan(10);
    metric?.marks.forEach(({ value, ...disc }, index) => {
      expect(diameters.some((diameter) => Math.abs(diameter - (value ?? 0)) < 1e-5)).toBe(true);
      expect(outlines?.marks[index]).toEqual({ ...disc, value: null });
      expect(imperial?.marks[index]?.value).toBeCloseTo((value ?? 0) * 0.3937, 9);
      // One scale for all makes the outline as large as the diameter says.
      expect(disc.radius / (value ?? 0)).toBeCloseTo(
        (metric.marks[0]?.radius ?? 0) / (metric.marks[0]?.value ?? 0),
        9,
      );
    });
  });

  it('marks what is drawn: wood in the middle, bark at the edge, and every log end that is seen whole', () => {
    const { overlays, width, height } = imageOf('CloseupImage');
    const { data, palette } = decode(draw('CloseupImage'));
    const colourAt = (x: number, y: number) =>
      palette?.[data[Math.round(y) * width + Math.round(x)] ?? 0]?.join();
    const [sky, ground, bark] = ['22,27,24', '46,40,32', '58,41,28'];
    const covered = new Uint8Array(width * height);
    for (const { x, y, radius } of overlays[0]?.marks ?? []) {
      expect([sky, ground, bark, undefined]).not.toContain(colourAt(Math.floor(x), Math.floor(y)));
      const edge = x + radius * 0.96;
      if (edge < width) expect(colourAt(edge, Math.floor(y))).toBe(bark);
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1)
          if (Math.hypot(column - x, row - y) <= radius + 1) covered[row * width + column] = 1;
    }
    const isWood = (pixel: number) =>
      ![sky, ground, bark].includes(palette?.[data[pixel] ?? 0]?.join() ?? '');
    const unmarked = [...covered.keys()].filter((pixel) => covered[pixel] === 0 && isWood(pixel));
    const { radius = 0, value } = overlays[1]?.marks[0] ?? {};
    const margin = (radius / (value ?? 1)) * Math.max(...logDiameters(seed, stack.id, measure(seed, stack)));
    const fromEdge = unmarked.map((pixel) => {
      const [column, row] = [pixel % width, Math.floor(pixel / width)];
      return Math.min(column, row, width - column, height - row);
    });
    expect(Math.max(...fromEdge)).toBeLessThan(margin);
  });
});

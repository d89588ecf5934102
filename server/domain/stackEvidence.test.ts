import { buildCard } from '../demo/seed/cards/buildCard';
import { biomassCard, germanCard, imperialCard } from '../demo/seed/cards/cardPlans';
import type { CardDefinition, CardField } from './cardDefinition';
import type { FieldValue } from './fieldValue';
import { evidenceFailed } from './stackEvidence';

const [metric, imperial, estimate] = [germanCard, imperialCard, biomassCard].map(buildCard);
if (!metric || !imperial || !estimate) throw new Error('three cards');

const stack = { state: 'Measured', latitude: 56.8, longitude: 9.8, height: null, accuracy: null } as const;
const double = (value: number | null): FieldValue => ({ fieldType: 'Double', value });
const verified = { certificate: 'V-2025-1' };

interface Given {
  front?: number | null;
  back?: number | null;
  length?: FieldValue;
  instrument?: { certificate: string | null } | null;
}

function measuredOf({ front = 20, back = 21, length = double(3), instrument = verified }: Given) {
  const values = new Map([
    ['frontArea', double(front)],
    ['backArea', double(back)],
    ['assortmentLength', length],
  ]);
  const read = ({ id, fieldType }: CardField) => values.get(id) ?? { fieldType, value: null };
  return { read, instrument };
}
const failed = (
  given: Given,
  card: CardDefinition | null = metric,
  row: Partial<typeof stack> | object = {},
) => evidenceFailed(card, { ...stack, ...row }, measuredOf(given));

describe('the evidence for a volume', () => {
  it('holds, and is nothing before the measurement', () => {
    expect(failed({})).toBe(false);
    expect(failed({ back: null }, metric, { state: 'PreRegistration' })).toBeNull();
  });

  it.each<[string, Given]>([
    ['faces that are far apart', { back: 26 }],
    ['no back', { back: null }],
    ['several lengths', { length: { fieldType: 'ArrayOfDouble', value: [3, 4] } }],
    ['an instrument without a certificate', { instrument: { certificate: null } }],
  ])('fails for %s', (_what, given) => {
    expect(failed(given)).toBe(true);
    expect(failed(given, metric, { state: 'AssignedToSawmill' })).toBe(true);
  });

  it.each([
    { latitude: null, longitude: null },
    { latitude: 0, longitude: 0 },
  ])('fails without a position: %j', (nowhere) => {
    expect(failed({}, metric, nowhere)).toBe(true);
    expect(failed({}, null, nowhere)).toBe(true);
  });

  it('does not fail for what is only recommended, or not asked for', () => {
    expect(failed({ front: 1, back: 1 })).toBe(false);
    expect(failed({ instrument: null })).toBe(false);
    expect(failed({ instrument: { certificate: null } }, estimate)).toBe(false);
    expect(failed({ back: 26 }, null)).toBe(false);
    expect(failed({ back: 26 }, { ...metric, reportConfig: null })).toBe(false);
  });

  it('is not that of a field which no section shows', () => {
    expect(failed({ back: 26 }, { ...metric, displayConfigurationAdmin: { sections: [] } })).toBe(false);
  });

  it('is held against the limits of its card, of which the volume is only recommended', () => {
    const strict = { ...metric, evidenceLimits: { areaDifference: 0.05, stackedVolume: 500 } };
    expect(failed({ front: 20, back: 21 }, strict)).toBe(false);
    expect(failed({ front: 20, back: 21.1 })).toBe(false);
    expect(failed({ front: 20, back: 21.1 }, strict)).toBe(true);
    expect(failed({ front: 20, back: 26 }, { ...metric, evidenceLimits: { stackedVolume: 10 } })).toBe(true);
  });

  it('takes the instrument that a card is made for as none that measured', () => {
    const made = { ...metric, instrument: { manufacturer: 'Skovmål', model: 'FotoScan S3' } };
    for (const instrument of [null, { certificate: null }, verified])
      expect(failed({ instrument }, made)).toBe(failed({ instrument }));
  });

  it('is read in the units of each field', () => {
    const inFeet = metric.fields.map((field) =>
      field.id === 'backArea' ? { ...field, units: { display: 'SquareFeet' as const } } : field,
    );
    expect(failed({ front: 20, back: 20 * 10.764 }, { ...metric, fields: inFeet })).toBe(false);
    expect(failed({ front: 20, back: 20 }, { ...metric, fields: inFeet })).toBe(true);
    expect(failed({ front: 200, back: 231 }, imperial)).toBe(false);
    expect(failed({ front: 200, back: 233 }, imperial)).toBe(true);
  });

  it('reads no field beside its own, because pictures take long', () => {
    const asked = new Set<string>();
    const { read } = measuredOf({});
    evidenceFailed(metric, stack, {
      read: (field) => {
        asked.add(field.id);
        return read(field);
      },
      instrument: null,
    });
    expect([...asked].sort()).toEqual(['assortmentLength', 'backArea', 'frontArea', 'grossVolume']);
  });
});

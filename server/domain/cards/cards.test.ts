import { biomassCard, cardPlans, germanCard, imperialCard, nordskovCard } from '../../demo/seed/cardPlans';
import { ReportConfigSchema } from '../cardDefinition';
import { FieldTypeSchema } from '../schemas';
import { buildCard, type CardPlan } from './buildCard';
import { readyCards } from './readyCards';

type Report = ReturnType<typeof reportOf>;

const kinds = ['fullMeasurement', 'logCount'] as const;

function reportOf(plan: CardPlan) {
  return ReportConfigSchema.parse(buildCard(plan).reportConfig);
}

function rowsOf({ layouts }: Report, kind: (typeof kinds)[number]) {
  return layouts[kind].sections.flatMap(({ rows }) => rows);
}

function printedIn(report: Report, kind: (typeof kinds)[number]): string[] {
  return [...report.layouts[kind].headerFieldIds, ...rowsOf(report, kind).map(({ fieldId }) => fieldId)];
}

function highlighted({ remark }: Report): string | undefined {
  return remark?.text.slice(remark.highlightIndex, remark.highlightIndex + remark.highlightLength);
}

describe.each([...cardPlans, ...readyCards].map((plan) => [plan.name, plan] as const))(
  'the report of the card %s',
  (_, plan) => {
    const { fields } = buildCard(plan);
    const known = fields.map(({ id }) => id);
    const report = reportOf(plan);

    it('names fields that the card has, each of them once', () => {
      for (const kind of kinds) {
        const printed = printedIn(report, kind);
        expect(printed.filter((id) => !known.includes(id))).toEqual([]);
        expect(new Set(printed).size).toBe(printed.length);
        expect(report.layouts[kind].sections.filter(({ rows }) => rows.length === 0)).toEqual([]);
      }
      const { diameters, frontBackWarning } = report;
      const others = [
        diameters?.diametersFieldId,
        diameters?.lengthFieldId,
        frontBackWarning?.backAreaFieldId,
      ];
      expect(others.filter((id) => id !== undefined && !known.includes(id))).toEqual([]);
    });

    it('prints every field of the card but the pictures, and diameters where they were measured', () => {
      const printed = kinds.flatMap((kind) => printedIn(report, kind));
      const left = fields.filter(({ id }) => !printed.includes(id));
      expect(left.filter(({ fieldType }) => fieldType !== 'Image')).toEqual([]);
      expect(printedIn(report, 'logCount')).not.toContain('diameters');
      expect(report.diameters !== null).toBe(known.includes('diameters'));
    });

    it('has classes from nought to an open one, without gap or overlap', () => {
      const intervals = report.diameters?.intervals ?? [];
      expect(intervals.map(({ from }) => from)).toEqual(
        [0, ...intervals.map(({ to }) => to)].slice(0, intervals.length),
      );
      for (const { from, to } of intervals) expect(to ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from);
      expect(intervals.at(-1)?.to ?? null).toBeNull();
    });

    it('says in blue what the colour means', () => {
      if (plan.report.remark === 'certified')
        expect(highlighted(report)).toMatch(/^(blå|blau|niebiesk|blue)/i);
      else expect(highlighted(report)).toBe('');
    });
  },
);

it('one card has a field of every type on its report', () => {
  const { fields } = buildCard(nordskovCard);
  const printed = new Set(kinds.flatMap((kind) => printedIn(reportOf(nordskovCard), kind)));
  const types = fields.filter(({ id }) => printed.has(id)).map(({ fieldType }) => fieldType);
  expect(new Set(types)).toEqual(new Set(FieldTypeSchema.options));
});

it('what a verified instrument measures is certified, unless the card has no certificate', () => {
  const certified = (plan: CardPlan) =>
    rowsOf(reportOf(plan), 'logCount').flatMap((row) => (row.certified ? row.fieldId : []));
  expect(certified(nordskovCard)).toEqual(['logCount', 'frontArea', 'backArea']);
  expect(certified(biomassCard)).toEqual([]);
  expect(reportOf(biomassCard).certificate).toBe(false);
});

it('a German card says in each language which volume is under bark and which over bark', () => {
  const { fields } = buildCard(germanCard);
  const titleOf = (id: string) => {
    const field = fields.find((one) => one.id === id);
    return [field?.title, field?.titles?.da, field?.titles?.en];
  };
  expect(titleOf('volume')).toEqual(['Festmaß o. R.', 'Fastmasse uden bark', 'Solid volume under bark']);
  expect(titleOf('grossVolume')).toEqual(['Raummaß m. R.', 'Rumfang med bark', 'Stacked volume over bark']);
  expect(buildCard(nordskovCard).fields.find(({ id }) => id === 'volume')?.title).toBe('Fastmasse');
});

it('diameters and volumes are in the units of the card', () => {
  expect(reportOf(nordskovCard).diameters?.units).toEqual({ diameter: 'Centimeters', volume: 'CubicMeters' });
  expect(reportOf(imperialCard).diameters?.units).toEqual({ diameter: 'Inches', volume: 'CubicFeet' });
});

import { readFileSync } from 'node:fs';
import { buildCardDocument } from '@mocks/builders/measurementCards';
import { type Catalogue, loadCatalogue } from '@/i18n/catalogues';
import { textIn } from '@/i18n/textIn';
import type { ReportKind } from '@/navigation/paths';
import { readReport } from '@/screens/stack-report/data/readReport';
import { loadSampleReport } from '@/screens/stack-report/data/sampleReport';
import { cardReport } from './cardReport';

async function read(kind: ReportKind, document = buildCardDocument()) {
  const png = new Uint8Array(readFileSync(`${__dirname}/../data/sample/closeup.png`));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(png));
  const danish: Catalogue = await loadCatalogue('da', ['cards']);
  const card = { measurementCardId: 'spruce', version: 3, publishedAt: null, document };
  const reading = readReport(cardReport(card, kind, await loadSampleReport(), textIn('da', danish)));
  if (reading.kind !== 'report') throw new Error(reading.kind);
  return reading.report;
}

it('has the pictures, the logo and the place of the sample, with the diameters that the list has', async () => {
  const { closeupImage, frontImage, organizationLogo, coordinates, fieldOf } = await read('fullMeasurement');
  expect([frontImage, organizationLogo, coordinates]).not.toContain(null);
  expect(closeupImage?.overlays.map(({ title, unit }) => [title, unit])).toEqual([
    ['Stokender', null],
    ['Diametre', 'Centimeters'],
  ]);
  const content = fieldOf('diameters')?.content;
  const listed = content?.status === 'given' && content.fieldType === 'ArrayOfDouble' ? content.value : [];
  const marked = closeupImage?.overlays[1]?.marks.map(({ value }) => value) ?? [];
  expect(marked.length).toBeGreaterThan(20);
  expect(listed).toEqual(expect.arrayContaining(marked));
});

it('marks diameters in the unit of the card, and none where logs are only counted', async () => {
  const inches = buildCardDocument({ units: { diameters: 'Inches' } });
  const [, diameters] = (await read('fullMeasurement', inches)).closeupImage?.overlays ?? [];
  expect(diameters?.unit).toBe('Inches');
  // 27 cm.
  expect(diameters?.marks[0]?.value).toBeCloseTo(10.63, 2);
  const counted = await read('logCount', inches);
  expect(counted.closeupImage?.overlays.map(({ title }) => title)).toEqual(['Stokender']);
});

it('names the instrument that the card is made for', async () => {
  const instrument = { manufacturer: 'Skovmål', model: 'FotoScan S4' };
  expect((await read('logCount')).instrument?.name).toMatch(/^FotoScan S3/);
  const own = await read('logCount', buildCardDocument({ instrument }));
  expect(own.instrument).toEqual({ name: 'Skovmål FotoScan S4', certificate: 'V-2025-0000' });
});

it('does not say twice when it was measured', async () => {
  const date = { id: 'day', title: 'Day', fieldType: 'Date' } as const;
  const [field] = buildCardDocument().fields;
  if (!field) throw new Error('The card has no field');
  const report = await read('logCount', buildCardDocument({ fields: [{ ...field, ...date }] }));
  expect(report.fieldOf('day')?.content).toMatchObject({ value: report.measurementDateTime });
});

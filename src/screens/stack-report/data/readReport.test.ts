import { readFileSync } from 'node:fs';
import { buildCardDocument } from '@mocks/builders/measurementCards';
import { buildReport, buildReportConfig } from '@mocks/builders/reports';
import { buildStackField } from '@mocks/builders/stacks';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import { type Catalogue, loadCatalogue } from '@/i18n/catalogues';
import { textIn } from '@/i18n/textIn';
import type { ReportKind } from '@/navigation/paths';
import { cardReport } from '@/screens/stack-report/card/cardReport';
import { isWholePicture } from '@/screens/stack-report/pictures/pictureDataUrl';
import { readReport } from './readReport';
import { loadSampleReport } from './sampleReport';

describe('readReport', () => {
  function read(answer: unknown) {
    const reading = readReport(answer);
    if (reading.kind !== 'report') throw new Error(reading.kind);
    return reading.report;
  }

  it.each([
    ['nothing', null, 'noData'],
    ['no stack', { ...buildReport(), stack: null }, 'noData'],
    ['no part at all', {}, 'noData'],
    ['no card', { ...buildReport(), measurementCard: null }, 'noLayout'],
    ['a card without a report', buildReport({ config: null }), 'noLayout'],
    ['a text', 'stack', 'unreadable'],
    ['a stack without number', { stack: {}, measurementCard: null }, 'unreadable'],
    ['a card without layouts', { ...buildReport(), measurementCard: { reportConfig: {} } }, 'unreadable'],
    ['half a picture', { ...buildReport(), frontImage: { dataUrl: 'data:' } }, 'unreadable'],
  ])('reads %s as no report', (_, answer, kind) => {
    expect(readReport(answer)).toEqual({ kind });
  });

  it('takes the layout that applies', () => {
    expect(read(buildReport()).layout.title).toBe('Measurement report');
    expect(read(buildReport({ stack: { fullMeasurement: false } })).layout.title).toBe('Log count');
  });

  it('does without what a service may leave out, and with what it adds', () => {
    const { stack, measurementCard } = buildReport();
    const { language, remark, diameters, frontBackWarning, ...config } = buildReportConfig();
    const { stackNumber, fullMeasurement, fields } = stack;
    const report = read({
      stack: { stackNumber, fullMeasurement, fields, felledBy: 'Ole' },
      measurementCard: { ...measurementCard, reportConfig: { ...config, paper: 'A5' } },
    });
    expect(report).toMatchObject({
      language: null,
      organizationName: '',
      closeupImage: null,
      timeZone: 'UTC',
    });
    expect(report.config).toMatchObject({ remark: null, diameters: null, frontBackWarning: null });
  });

  it('knows the languages and zones that exist', () => {
    expect(read(buildReport({ config: { language: 'pl' } })).language).toBe('pl');
    const answer = buildReport({ stack: { timeZone: 'Europe/Atlantis' } });
    expect(read(answer).timeZone).toBe('UTC');
    const config = { ...buildReportConfig(), language: 'sv' };
    expect(read({ ...answer, measurementCard: { reportConfig: config } }).language).toBeNull();
  });

  it('finds fields by their ids, the first of two, and none that the card lacks', () => {
    const fields = [
      buildStackField({ fieldType: 'Integer', value: 1 }, { id: 'logs' }),
      buildStackField({ fieldType: 'Integer', value: 2 }, { id: 'logs' }),
    ];
    const { fieldOf } = read(buildReport({ stack: { fields } }));
    expect(fieldOf('logs')?.content).toEqual({ status: 'given', fieldType: 'Integer', value: 1 });
    expect(fieldOf('toString')).toBeUndefined();
  });
});

describe('the sample', () => {
  const files = ['front', 'back', 'closeup', 'logo'].map(
    (name) => new Uint8Array(readFileSync(`${__dirname}/sample/${name}.png`)),
  );

  async function readSample() {
    const reading = readReport(await loadSampleReport());
    if (reading.kind !== 'report') throw new Error(reading.kind);
    return reading.report;
  }

  it('has images with the log ends and diameters of the stack, and a logo', async () => {
    const answers = [...files];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(answers.shift()));
    const { frontImage, backImage, closeupImage, organizationLogo, fieldOf, config } = await readSample();
    for (const image of [frontImage, backImage, closeupImage])
      expect(isWholePicture(image?.dataUrl ?? '')).toBe(true);
    expect(isWholePicture(organizationLogo ?? '')).toBe(true);
    const { width = 0, height = 0, overlays = [] } = closeupImage ?? {};
    expect(overlays.map(({ title }) => title)).toEqual(['Log ends', 'Diameters']);
    const diameters = fieldOf('diameters')?.content;
    const known = new Set<unknown>(
      diameters?.status === 'given' && Array.isArray(diameters.value) ? diameters.value : [],
    );
    const [, { marks = [] } = {}] = overlays;
    expect(marks.length).toBeGreaterThan(20);
    for (const { x, y, value } of marks) {
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
      expect(known).toContain(value);
    }
    // The sums must agree with the values.
    if (!config.diameters) throw new Error('No diameters');
    const reading = readDistribution(config.diameters, fieldOf, 'volume');
    expect(reading).toMatchObject({ kind: 'given', otherVolume: null, otherCount: null });
  });

  it('is a report without images too, where they cannot be had', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No network'));
    expect(await readSample()).toMatchObject({
      frontImage: null,
      closeupImage: null,
      organizationLogo: null,
    });
  });
});

describe('the report of a card', () => {
  async function read(kind: ReportKind, document = buildCardDocument()) {
    const png = new Uint8Array(readFileSync(`${__dirname}/../data/sample/closeup.png`));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(png));
    const danish: Catalogue = await loadCatalogue('da');
    const card = { measurementCardId: 'spruce', version: 3, publishedAt: null, document };
    const reading = readReport(cardReport(card, kind, await loadSampleReport(), textIn('da', danish)));
    if (reading.kind !== 'report') throw new Error(reading.kind);
    return reading.report;
  }

  it('has the pictures, the logo and the place of the sample, with the diameters that the list has', async () => {
    const { closeupImage, frontImage, organizationLogo, coordinates, fieldOf } =
      await read('fullMeasurement');
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
    // The diameter is 27 cm.
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
});

import { buildReport, buildReportConfig } from '@mocks/builders/reports';
import { buildStackField } from '@mocks/builders/stacks';
import { readReport } from './readReport';

/** The report of an answer that must be readable. */
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
  expect(report).toMatchObject({ language: null, organizationName: '', closeupImage: null, timeZone: 'UTC' });
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

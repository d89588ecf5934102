import { act, screen, waitFor, within } from '@testing-library/react';
import { everyFieldType } from '@mocks/builders/everyFieldType';
import { buildReport } from '@mocks/builders/reports';
import { buildStackField } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import { readField } from '@/features/stack-fields/readField';
import { readReport } from '@/screens/stack-report/data/readReport';
import { ReadinessProvider } from '@/screens/stack-report/readiness/readiness';
import type { StackReport } from '@/store/api/reportData';
import { FrontBackWarning } from './FrontBackWarning';
import { ReportSheet } from './ReportSheet';

async function renderSheet(answer: StackReport) {
  const reading = readReport(answer);
  if (reading.kind !== 'report') throw new Error(reading.kind);
  const view = renderUi(
    <ReadinessProvider>
      <ReportSheet report={reading.report} isSample={false} />
    </ReadinessProvider>,
  );
  await act(async () => undefined);
  return view;
}

const saidOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

function withRows(fields: StackReport['stack']['fields'], certified = false, certificate = true) {
  const rows = fields.map(({ id }) => ({ fieldId: id, certified, bold: false }));
  const layout = { title: 'Report', headerFieldIds: [], sections: [{ title: 'Values', rows }] };
  return buildReport({
    stack: { fields },
    config: { certificate, layouts: { fullMeasurement: layout, logCount: layout } },
  });
}

it('says under which numbers the wood was declared', async () => {
  const numbers = { referenceNumber: '26FRYUI34JTQKB', verificationNumber: '8XK2P9QW' };
  const { unmount } = await renderSheet(buildReport({ stack: { dueDiligence: numbers } }));
  const label = 'Due diligence statement';
  expect(saidOf(label)).toHaveTextContent('26FRYUI34JTQKB (verification number 8XK2P9QW)');
  unmount();
  const simplified = { referenceNumber: 'DK-2026-17', verificationNumber: null };
  const { unmount: leave } = await renderSheet(buildReport({ stack: { dueDiligence: simplified } }));
  expect(saidOf(label)).toHaveTextContent(/^DK-2026-17$/);
  leave();
  await renderSheet(buildReport({ stack: { dueDiligence: null } }));
  expect(screen.queryByText(label)).not.toBeInTheDocument();
});

it('says what each type of field holds, in the figures of the stack detail', async () => {
  const fields = everyFieldType.map((field) => ({ ...field, id: field.title }));
  await renderSheet(withRows(fields));
  const said = Object.fromEntries(fields.map(({ title }) => [title, saidOf(title)?.textContent]));
  expect(said).toMatchObject({
    'With bark': 'On bark',
    Area: '12a',
    Remark: 'Mind\nthe ditch',
    Logs: '1,420\u00a0pcs',
    Volume: '1,234.500\u00a0m³',
    Species: 'Spruce',
    Defects: 'Rotblue (no longer listed)',
    Quality: 'B1,200\u00a0pcsC0\u00a0pcs',
    Classes: '2 values (pcs)30',
    'Base logs': 'Ø\u00a012.0\u00a0cm12.0\u00a0cm3\u00a0pcs',
    Front: 'See the images below.',
  });
  expect(said.Place).toContain('56.8000000°');
  expect(said.Face).toContain('Main pileLength12.50\u00a0mHeight1.80\u00a0m');
  expect(said.Diameters).toBe(
    'Count600Smallest0.500\u00a0cmLargest599.500\u00a0cm' +
      'The stack’s page in Stackyard lists every single value.',
  );
});

it('says in words what is missing, undefined or not to be read', async () => {
  const answer = withRows([
    buildStackField({ fieldType: 'Double', value: null }, { id: 'gross', title: 'Gross' }),
    // A newer or broken service may send these values.
    JSON.parse('{"id":"hue","title":"Hue","fieldType":"Colour","value":"red"}'),
    JSON.parse('{"id":"logs","title":"Logs","fieldType":"Integer","value":"many"}'),
  ]);
  answer.measurementCard?.reportConfig?.layouts.fullMeasurement.sections.push(
    { title: 'Gone', rows: [{ fieldId: 'felled', certified: true, bold: false }] },
    { title: 'Empty', rows: [] },
  );
  await renderSheet(answer);
  expect(saidOf('Gross')).toHaveTextContent('not given');
  expect(saidOf('Hue')).toHaveTextContent('Unexpected type');
  expect(saidOf('Logs')).toHaveTextContent('This value cannot be read.');
  expect(saidOf('felled')).toHaveTextContent('The measurement card does not define this field.');
  expect(screen.getByRole('region', { name: 'Empty' })).toHaveTextContent(
    'No values are set up for this section',
  );
});

it('marks certified values without colour, and says what the mark means', async () => {
  const missing = buildStackField({ fieldType: 'Double', value: null }, { id: 'gross', title: 'Gross' });
  const fields = [...buildReport().stack.fields, missing];
  const { unmount } = await renderSheet(withRows(fields, true));
  expect(screen.getAllByRole('img', { name: 'measured with a verified instrument' })).toHaveLength(1);
  expect(saidOf('Volume')).toContainElement(
    screen.getByRole('img', { name: 'measured with a verified instrument' }),
  );
  const meaning = screen.getByText(/measured with a verified instrument/);
  // The first page needs the note too if the values continue on the next.
  expect(
    meaning.compareDocumentPosition(screen.getByRole('img', { name: 'measured with a verified instrument' })),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  await renderSheet(withRows(fields, true, false));
  expect(screen.queryByRole('img', { name: 'measured with a verified instrument' })).not.toBeInTheDocument();
  expect(
    screen.getByText('None of the values in this report were measured with a verified instrument.'),
  ).toBeVisible();
});

it.each([
  ['2026-11-03T23:30:00.000Z', 1],
  ['2026-10-20', 2],
])('says once when it was measured, whatever date the head holds: %s', async (value, dates) => {
  const answer = buildReport({
    stack: { fields: [buildStackField({ fieldType: 'Date', value }, { id: 'day', title: 'Day' })] },
  });
  answer.measurementCard?.reportConfig?.layouts.fullMeasurement.headerFieldIds.push('day');
  await renderSheet(answer);
  const terms = screen.getAllByText(/^(Day|Measurement date)$/, { selector: 'header dt' });
  expect(terms).toHaveLength(dates);
});

it('has the volume beside the number of the stack', async () => {
  const volume = buildStackField(
    { fieldType: 'Double', value: 12.3456 },
    { id: 'volume', title: 'Net volume', units: { display: 'CubicMeters' } },
  );
  await renderSheet(buildReport({ stack: { fields: [volume] } }));
  expect(screen.getByRole('banner')).toHaveTextContent(/Stack 1001Net volume 12\.346\sm³/);
});

it('prints the remark whole, its highlight as a mark', async () => {
  await renderSheet(
    buildReport({ config: { remark: { text: 'Blue is exact.', highlightIndex: 0, highlightLength: 4 } } }),
  );
  const remark = screen.getByRole('region', { name: 'Remark' });
  expect(remark).toHaveTextContent('Blue is exact.');
  expect(within(remark).getByText('Blue').tagName).toBe('MARK');
});

it('says which page of which stack each page is, whatever the number of the stack holds', async () => {
  const margins = jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const { unmount } = await renderSheet(buildReport({ stack: { stackNumber: '7"} * {\\' } }));
  const rules = margins.mock.calls.join();
  expect(rules).toContain('@bottom-left { content: "Stack 7\\22 } * {\\5c "; }');
  expect(rules).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages) ""; }');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it("shows the organisation's logo from the answer alone", async () => {
  const { unmount } = await renderSheet(buildReport({ organizationLogo: 'data:image/png;base64,AAAA' }));
  expect(screen.getByRole('img', { name: 'Logo of Nordskov Tømmer A/S' })).toBeInTheDocument();
  unmount();
  await renderSheet(buildReport({ organizationLogo: 'https://elsewhere.example/logo.png' }));
  expect(screen.queryByRole('img', { name: /^Logo/ })).not.toBeInTheDocument();
  expect(screen.getByText('The organisation’s logo cannot be shown.')).toBeVisible();
});

it('has no distribution of logs that were only counted', async () => {
  const config: Parameters<typeof buildReport>[0] = {
    config: {
      diameters: {
        diametersFieldId: 'diameters',
        lengthFieldId: 'length',
        logCountFieldId: null,
        units: { diameter: 'Centimeters', volume: 'CubicMeters' },
        intervals: [],
      },
    },
  };
  const { unmount } = await renderSheet(buildReport(config));
  expect(screen.getByRole('region', { name: 'Diameter distribution' })).toBeVisible();
  unmount();
  await renderSheet(buildReport({ ...config, stack: { fullMeasurement: false } }));
  expect(screen.queryByRole('region', { name: 'Diameter distribution' })).not.toBeInTheDocument();
});

it('does not say the counts of the classes again, without the limits of the classes', async () => {
  const inUnit = (display: 'Centimeters' | 'Meters' | 'Pieces') => ({ units: { display } });
  const counts = (id: string, value: number[]) =>
    buildStackField({ fieldType: 'ArrayOfInt', value }, { id, title: id, ...inUnit('Pieces') });
  const answer = withRows([
    buildStackField(
      { fieldType: 'ArrayOfDouble', value: [12, 17, 18] },
      { id: 'diameters', title: 'Diameters', ...inUnit('Centimeters') },
    ),
    buildStackField(
      { fieldType: 'Double', value: 5 },
      { id: 'length', title: 'Length', ...inUnit('Meters') },
    ),
    counts('classes', [1, 2]),
    counts('qualities', [2, 1]),
  ]);
  const config = answer.measurementCard?.reportConfig;
  if (config) {
    config.diameters = {
      diametersFieldId: 'diameters',
      lengthFieldId: 'length',
      logCountFieldId: null,
      units: { diameter: 'Centimeters', volume: 'CubicMeters' },
      intervals: [
        { title: null, from: 10, to: 15 },
        { title: null, from: 15, to: 20 },
      ],
    };
  }
  await renderSheet(answer);
  expect(screen.queryByText('classes')).not.toBeInTheDocument();
  expect(saidOf('qualities')).toHaveTextContent('2 values (pcs)');
});

it('says who printed it and when, by the clock of the service until it is printed', async () => {
  const asked = { requestedBy: 'Anna Smith', requestedDateTime: '2026-11-04T22:58:00Z' };
  const { unmount } = await renderSheet(buildReport(asked));
  expect(screen.getByText('Printed on 4 Nov 2026, 23:58 by Anna Smith')).toBeVisible();
  const opened = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(opened + 5 * 60_000);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Printed on 5 Nov 2026, 00:03 by Anna Smith')).toBeVisible();
  unmount();
  await renderSheet(buildReport());
  expect(screen.queryByText(/^Printed/)).not.toBeInTheDocument();
});

it('is the same whoever prints it and whenever, but for one line', async () => {
  const print = async (requestedBy: string, requestedDateTime: string) => {
    const { unmount } = await renderSheet(buildReport({ requestedBy, requestedDateTime }));
    // Until then a notice says that something is still loading.
    await waitFor(() => expect(document.documentElement.dataset.report).toBe('ready'));
    const said = screen.getByText(/^Printed/).textContent;
    const sheet = screen.getByRole('article').textContent.replace(said, '');
    unmount();
    return { said, sheet };
  };
  const one = await print('Anna Smith', '2026-11-04T22:58:00Z');
  const other = await print('Ole Bak', '2026-12-24T08:00:00Z');
  expect(one.said).not.toBe(other.said);
  expect(one.sheet).toBe(other.sheet);
});

it('names the instrument and its certificate, and says where nobody recorded them', async () => {
  const instrument = { name: 'FotoScan S3, 10452', certificate: 'V-2025-1234' };
  const { unmount } = await renderSheet(buildReport({ stack: { instrument } }));
  expect(saidOf('Measuring instrument')).toHaveTextContent('FotoScan S3, 10452');
  expect(saidOf('Verification certificate')).toHaveTextContent('V-2025-1234');
  unmount();
  const { unmount: leave } = await renderSheet(
    buildReport({ stack: { instrument: { ...instrument, certificate: null } } }),
  );
  expect(saidOf('Verification certificate')).toHaveTextContent('Not recorded');
  leave();
  const expiredCertificate = { number: 'V-2023-7', validUntil: '2025-12-31' };
  const expired = { ...instrument, certificate: null, expiredCertificate };
  const { unmount: end } = await renderSheet(buildReport({ stack: { instrument: expired } }));
  expect(saidOf('Verification certificate')).toHaveTextContent('V-2023-7, expired on 31 Dec 2025');
  end();
  // An older service knows no instruments.
  await renderSheet(buildReport());
  expect(saidOf('Measuring instrument')).toHaveTextContent('Not recorded');
  expect(saidOf('Verification certificate')).toHaveTextContent('Not recorded');
});

it('says what is doubtful, and nothing on a service that knows of no doubts', async () => {
  const { unmount } = await renderSheet(buildReport({ stack: { doubts: ['MeasuredBeforeRegistered'] } }));
  const doubt = 'The stack was measured more than a day before it was registered.';
  expect(screen.getByText(doubt)).toBeVisible();
  unmount();
  await renderSheet(buildReport());
  expect(screen.queryByText(doubt)).not.toBeInTheDocument();
});

describe('the warning about both sides', () => {
  const area = (title: string, value: number | null) =>
    readField({ title, fieldType: 'Double', units: { display: 'SquareMeters' }, value });

  it('warns of more than 15 percent, with both areas and how far they are apart', () => {
    renderUi(<FrontBackWarning front={area('Front', 20)} back={area('Back', 23.3)} limits={null} />, {
      language: 'da',
    });
    const warning = screen.getByRole('note');
    expect(warning).toHaveTextContent(
      'Forsidens og bagsidens arealer afviger fra hinanden med mere end 15 % af deres gennemsnit',
    );
    expect(warning).toHaveTextContent('Front: 20,000 m² · Back: 23,300 m²');
    expect(warning).toHaveTextContent('Forskel: 15,2 % af');
  });

  it('says nothing of less, and where nobody can tell it says so', () => {
    const { rerender } = renderUi(
      <FrontBackWarning front={area('Front', 20)} back={area('Back', 23.2)} limits={null} />,
    );
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    rerender(<FrontBackWarning front={area('Front', 20)} back={area('Back', null)} limits={null} />);
    expect(screen.getByRole('note')).toHaveTextContent('The front and back areas could not be compared');
    rerender(<FrontBackWarning front={area('Front', null)} back={undefined} limits={null} />);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('names a stricter limit of the card that is passed, and the warning beside it', () => {
    const limits = { areaDifference: 0.1 };
    const { rerender } = renderUi(
      <FrontBackWarning front={area('Front', 20)} back={area('Back', 22.5)} limits={limits} />,
    );
    const stricter = /more than the measurement card’s limit of 10%/;
    expect(screen.getByRole('note')).toHaveTextContent(stricter);
    expect(screen.getByRole('note')).not.toHaveTextContent('15%');
    rerender(<FrontBackWarning front={area('Front', 20)} back={area('Back', 23.3)} limits={limits} />);
    expect(screen.getByRole('note')).toHaveTextContent(stricter);
    expect(screen.getByRole('note')).toHaveTextContent('15%');
  });
});

it('says before everything else that the stack is withdrawn, with reason, day, name and the other stack', async () => {
  const withdrawal = {
    reason: 'Measured from both sides',
    withdrawnDateTime: '2026-06-18T08:00:00Z',
    withdrawnBy: 'Ole Nordskov',
    twin: { stackId: 'stack-2', stackNumber: '1002', departmentId: 'thy' },
  };
  const { unmount } = await renderSheet(buildReport({ stack: { withdrawal } }));
  expect(screen.getByText(/^Withdrawn on/).closest('[role=note]')).toHaveTextContent(
    /Withdrawn on 18 Jun 2026, .+ by Ole Nordskov\. This stack no longer counts\.“Measured from both sides”The same wood was measured as stack 1002\./,
  );
  unmount();
  await renderSheet(buildReport({ stack: { withdrawal: null } }));
  expect(screen.queryByText(/Withdrawn/)).not.toBeInTheDocument();
});

it('says which version it is and what was corrected by hand, which is never certified', async () => {
  const text = (id: string, title: string, value: string) =>
    buildStackField({ fieldType: 'String', value }, { id, title });
  const answer = withRows([text('lot', 'Lot', '4711'), text('owner', 'Owner', 'Stolberg')], true);
  Object.assign(answer.stack, { version: 2, correctedFields: ['lot'] });
  await renderSheet(answer);
  expect(screen.getByText('Version 2 of the measurement. Corrected by hand: Lot.')).toBeVisible();
  expect(saidOf('Lot')).toHaveTextContent('4711 (corrected by hand)');
  expect(saidOf('Lot')?.querySelector('svg')).toBeNull();
  expect(saidOf('Owner')?.querySelector('svg')).not.toBeNull();
  expect(screen.queryByText(/^Replaced/)).not.toBeInTheDocument();
});

it('says before everything else which version replaced it, and when', async () => {
  const answer = buildReport({});
  Object.assign(answer.stack, {
    version: 1,
    replaced: { version: 2, replacedDateTime: '2026-06-18T08:00:00Z' },
  });
  await renderSheet(answer);
  expect(
    screen.getByText(/^Replaced on 18 Jun 2026, .+ by version 2\.$/).closest('[role=note]'),
  ).toBeVisible();
});

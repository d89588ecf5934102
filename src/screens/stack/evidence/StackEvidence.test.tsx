import { screen, within } from '@testing-library/react';
import { buildReportConfig } from '@mocks/builders/reports';
import {
  back,
  card,
  everything,
  field,
  front,
  length,
  openMeasured,
  spruce,
  volume,
} from '@mocks/render/openMeasured';
import { inSection, valueBelow } from '@mocks/render/openStack';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import type { Language } from '@/lib/languages';
import type { StackDetail } from '@/store/api/stackApi';

setupMockService();

type Version = NonNullable<StackDetail['measurements']>[number];

describe('the evidence for a volume', () => {
  const title = 'How this volume was calculated';

  it('is the formula with its numbers; what the head says is not said again where the same comes out', async () => {
    await openMeasured(everything);
    const making = within(await screen.findByRole('region', { name: title }));
    expect(making.queryByText(/^recalculated/)).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Recalculated from the measurement: 0\.785\sm³, as recorded\.$/),
    ).toBeInTheDocument();
    expect(making.getByText(/^5\.000\sm × π ÷ 4 × 0\.2000\sm² .* = 0\.785\sm³$/)).toBeVisible();
    expect(making.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Bark',
      'Recorded solid volume',
    ]);
    expect(valueBelow('Bark', inSection(title))).toBe('not recorded');
    // The recorded volume is shown next to the calculated one, for people who check it.
    expect(valueBelow('Recorded solid volume', inSection(title))).toBe('0.785 m³');
  });

  it('leaves the bark to the head, too, where it is said there', async () => {
    const overBark = field('overBark', 'Over bark', { fieldType: 'Boolean', value: true });
    await openMeasured([...everything, overBark], {}, 'en', () =>
      mockResponse('get', '/organization/:id/measurement-card', {
        ...card,
        volumeFields: {
          stackedVolume: null,
          conversionFactor: null,
          overBark: 'overBark',
          barkDeduction: null,
        },
      }),
    );
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(await head.findByText('over bark')).toBeVisible();
    const making = within(screen.getByRole('region', { name: title }));
    expect(making.getByRole('term')).toHaveTextContent('Recorded solid volume');
  });

  it.each([
    ['agrees, as the head says', 0.786, []],
    ['does not agree', 0.9, ['recalculated: does not agree']],
  ])('has both numbers and their difference where another comes out: %s', async (_, stored, warnings) => {
    const other = { ...volume, value: stored };
    await openMeasured(everything.map((one) => (one === volume ? other : one)));
    const making = within(await screen.findByRole('region', { name: title }));
    expect(making.queryAllByText(/^recalculated/).map(({ textContent }) => textContent)).toEqual(warnings);
    expect(valueBelow('Unit', inSection(title))).toBe('m³');
    expect(valueBelow('Recorded solid volume', inSection(title))).toBe(`${stored.toFixed(3)} m³`);
    expect(valueBelow('Recalculated', inSection(title))).toBe('0.785 m³');
    expect(valueBelow('Difference', inSection(title))).toBe(`${(0.785 - stored).toFixed(3)} m³`);
  });

  const sent: Version = {
    ...{ source: 'App', app: 'Field 1.0', volume: 0.7, logCount: 112, reason: null, author: null },
    receivedDateTime: '2026-06-17T07:30:00Z',
  };
  const corrected: Version = {
    ...{ ...sent, source: 'Correction', author: 'Svend Maaler', reason: 'One log was counted twice' },
    receivedDateTime: '2026-06-17T08:00:00Z',
  };

  async function correctionsOf(...measurements: Version[]) {
    await openMeasured(everything, { measurements });
    const making = within(await screen.findByRole('region', { name: title }));
    const items = within(making.getByRole('region', { name: 'Corrections' })).getAllByRole('listitem');
    return items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  }

  it('says through what it came in, and what was corrected by whom and why, newest first', async () => {
    const second = { ...corrected, volume: 0.9 };
    const third = { ...second, volume: 0.785, author: null, receivedDateTime: '2026-06-18T08:00:00Z' };
    expect(await correctionsOf(third, second, sent)).toEqual([
      'Solid volume: 0.900 m³ before, 0.785 m³ after18/06/2026, 10:00One log was counted twice',
      'Solid volume: 0.700 m³ before, 0.900 m³ after17/06/2026, 10:00, Svend MaalerOne log was counted twice',
    ]);
    expect(valueBelow('Source', inSection(title))).toBe('App, Field 1.0');
    expect(valueBelow('Data received', inSection(title))).toBe('17/06/2026, 09:30');
  });

  it('lists a move apart from corrections, with where the stack was', async () => {
    const moved = {
      ...corrected,
      source: 'Hand' as const,
      reason: 'The other forest',
      movedFrom: 'Thy Plantage',
    };
    await openMeasured(everything, { measurements: [moved, sent] });
    const making = within(await screen.findByRole('region', { name: title }));
    const moves = within(making.getByRole('region', { name: 'Changes of department' }));
    const [item] = moves.getAllByRole('listitem');
    expect(item?.textContent).toBe(
      'Moved from department Thy Plantage17/06/2026, 10:00, Svend MaalerThe other forest',
    );
    expect(making.queryByRole('region', { name: 'Corrections' })).not.toBeInTheDocument();
  });

  it.each([
    ['the log count', { logCount: 1115 }, 'Number of logs: 112 before, 1,115 after'],
    [
      'volume and log count',
      { volume: 0.9, logCount: 115 },
      'Solid volume: 0.700 m³ before, 0.900 m³ afterNumber of logs: 112 before, 115 after',
    ],
    [
      'a volume that is not sent again',
      { volume: null },
      'Solid volume: 0.700 m³ before, not recorded after',
    ],
    ['species, position or log ends', {}, 'Other values were corrected'],
    ['less of the volume than is shown', { volume: 0.7004 }, 'Other values were corrected'],
  ])('names of a correction what differs: %s', async (_what, given, says) => {
    const [only] = await correctionsOf({ ...corrected, ...given }, sent);
    expect(only).toBe(`${says}17/06/2026, 10:00, Svend MaalerOne log was counted twice`);
  });

  it('names a volume and a log count that were first given by the correction', async () => {
    const [only] = await correctionsOf(corrected, { ...sent, volume: null, logCount: null });
    expect(only).toMatch(
      /^Solid volume: not recorded before, 0\.700 m³ afterNumber of logs: not recorded before, 112 after17/,
    );
  });

  it('tells times by the clock of the stack, named where the reader’s shows another', async () => {
    const measurements = [{ ...corrected, volume: 0.785 }, sent];
    await openMeasured(everything, { measurements, timeZone: 'Europe/London' });
    const making = within(await screen.findByRole('region', { name: title }));
    expect(valueBelow('Data received', inSection(title))).toBe('17/06/2026, 08:30 BST');
    expect(making.getByText(/^17\/06\/2026, 09:00\sBST, Svend Maaler$/)).toBeVisible();
  });

  it('says nothing of its source where the service does not', async () => {
    await openMeasured(everything);
    const making = within(await screen.findByRole('region', { name: title }));
    expect(making.queryByText('Source')).not.toBeInTheDocument();
    expect(making.queryByText('Data received')).not.toBeInTheDocument();
  });

  it('says in words what passes and what does not', async () => {
    await openMeasured(everything, { instrument: { name: 'FotoScan S3', certificate: null } });
    const check = within(await screen.findByRole('region', { name: 'Measurement check' }));
    const rows = check.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^not passed.*Front 20\.000\sm², back 26\.000\sm²: the difference is 26\.1% of the average, over Stackyard’s limit of 15%\. One of the two areas is probably wrong\. /,
      ),
    );
    expect(rows).toContainEqual(expect.stringMatching(/^passed.*All logs are taken as 5\.000\sm long\.$/));
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^not passed.*FotoScan S3: no verification certificate valid on the day of measurement For wood sold under the German framework agreement for timber trade \(RVR\), only a verified instrument counts /,
      ),
    );
  });

  const noBack = field('back', 'Back area', { fieldType: 'Double', value: null }, 'SquareMeters');
  const small = field('front', 'Front area', { fieldType: 'Double', value: 2 }, 'SquareMeters');
  const lengths = field('length', 'Lengths', { fieldType: 'ArrayOfDouble', value: [3, 4] }, 'Meters');
  const nowhere = { coordinates: { latitude: 0, longitude: 0, height: null, accuracy: null } };
  it.each<[string, unknown[], Partial<StackDetail>, RegExp]>([
    ['front and back', [front, back], {}, /Front and back areas agree Front .* the difference is 26\.1%/],
    [
      'the back',
      [front, noBack],
      {},
      /Back measured The back was not measured\. .* Have the back measured as well/,
    ],
    ['the length', [lengths], {}, /Uniform length Several lengths were recorded/],
    [
      'the size',
      [small, length],
      {},
      /Recommended size Stacked volume 10\.000\sm³; .* recommends 20\sm³ or more\. Photo measurement is less accurate/,
    ],
    [
      'the position',
      [],
      nowhere,
      /Position No valid position was recorded\. .* have it recorded at the stack/,
    ],
    [
      'the instrument',
      [],
      { instrument: { name: 'FotoScan S3', certificate: null } },
      /Measuring instrument FotoScan S3: no verification certificate valid on the day of measurement .* ask the sender to send the measurement again with a valid verification certificate and a reason/,
    ],
  ])('shows first that %s fails, that alone, and why', async (_what, fields, given, reason) => {
    await openMeasured(fields, given);
    const check = within(await screen.findByRole('region', { name: 'Measurement check' }));
    const rows = check.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const failed = rows.filter((row) => row.startsWith('not passed'));
    expect(failed).toEqual([expect.stringMatching(reason)]);
    expect(rows[0]).toBe(failed[0]);
  });

  it.each<[Language, RegExp, RegExp]>([
    [
      'en',
      /the difference is 12\.21% of the average, over the measurement card’s limit of 12\.2%\./,
      /Stacked volume 106\.500\sm³; the measurement card asks for 110\.25\sm³ or more\./,
    ],
    [
      'da',
      /Forskellen er 12,21\s% af deres gennemsnit, mere end målekortets kontrolgrænse på 12,2\s%\./,
      /Stakkens rumfang er 106,500\sm³; målekortet kræver mindst 110,25\sm³\./,
    ],
    [
      'de',
      /Abweichung voneinander 12,21\s% des Mittelwerts, mehr als die Prüfgrenze der Messkarte \(12,2\s%\)\./,
      /Raummaß 106,500\sm³; die Messkarte verlangt mindestens 110,25\sm³\./,
    ],
    [
      'pl',
      /różnica 12,21% ich średniej, powyżej progu kontroli z karty pomiarowej \(12,2%\)\./,
      /Objętość przestrzenna 106,500\sm³; karta pomiarowa wymaga co najmniej 110,25\sm³\./,
    ],
  ])('names the limits of the card to the digit (%s)', async (language, faces, size) => {
    const evidenceLimits = { areaDifference: 0.122, stackedVolume: 110.25 };
    const areaOf = (id: string, value: number) =>
      field(id, id, { fieldType: 'Double', value }, 'SquareMeters');
    await openMeasured([length, areaOf('front', 20), areaOf('back', 22.6)], {}, language, () =>
      mockResponse('get', '/organization/:id/measurement-card', { ...card, evidenceLimits }),
    );
    expect(await screen.findByText(faces)).toBeVisible();
    expect(screen.getByText(size)).toBeVisible();
  });

  it('goes by the limits of the version that the stack was measured by, not by those of today', async () => {
    const { frontBackWarning } = card.reportConfig;
    const measurementCard: StackDetail['measurementCard'] = {
      ...{ measurementCardId: 'card-1', measurementCardName: 'Roundwood' },
      reportConfig: buildReportConfig({ frontBackWarning }),
      fieldIds: {
        ...{ registrator: null, surveyor: null, treeSpecies: null, assortment: null },
        ...{ assortmentLength: null, areaNumber: null, fullMeasurement: null },
      },
      evidenceLimits: { areaDifference: 0.1 },
    };
    const close = field('back', 'Back area', { fieldType: 'Double', value: 22.6 }, 'SquareMeters');
    await openMeasured([front, close], { measurementCard }, 'en', () =>
      mockResponse('get', '/organization/:id/measurement-card', card),
    );
    const [inHead] = await screen.findAllByRole('link', {
      name: '1 check not passed',
    });
    expect(inHead).toBeVisible();
  });

  it('folds the rest away where a check fails', async () => {
    const { user } = await openMeasured([volume, length, front, noBack]);
    const check = within(await screen.findByRole('region', { name: 'Measurement check' }));
    const passed = check.getByText('All logs are taken as 5.000 m long.');
    expect(check.getByText('The back was not measured.')).toBeVisible();
    expect(passed).not.toBeVisible();
    // The failed check is visible already, so the link unfolds nothing.
    await user.click(screen.getByRole('link', { name: '1 check not passed' }));
    expect(passed).not.toBeVisible();
    await user.click(check.getByText(/^Passed: Uniform length, .* · Not known: .*Measuring instrument/));
    expect(passed).toBeVisible();
  });

  it('is one line where nothing fails, which the head opens', async () => {
    const { user } = await openMeasured([volume, length]);
    const check = within(await screen.findByRole('region', { name: 'Measurement check' }));
    const passed = check.getByText('All logs are taken as 5.000 m long.');
    expect(passed).not.toBeVisible();
    const [inHead] = screen.getAllByRole('link', { name: /checks passed/ });
    if (!inHead) throw new Error('no link in the head');
    await user.click(inHead);
    expect(passed).toBeVisible();
    await user.click(check.getByText(/^Passed: .*Uniform length/));
    expect(passed).not.toBeVisible();
  });

  it('is not asked for before the stack is measured', async () => {
    await openMeasured([spruce], { status: 'PreRegistration', measurementDateTime: null });
    await screen.findByText('Norway spruce', { selector: 'section[aria-label="At a glance"] dd' });
    expect(screen.queryByRole('region', { name: 'Measurement check' })).not.toBeInTheDocument();
  });
});

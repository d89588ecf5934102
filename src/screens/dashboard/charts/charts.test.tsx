import { screen, within } from '@testing-library/react';
import { mockElementSize } from '@mocks/browser/mockElementSize';
import { buildStatistics, buildStatisticsBin } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';
import { BarReading } from './BarReading';
import { CountCards } from './CountCards';
import type { CutBins } from './cutBins';
import { VolumeChart } from './VolumeChart';

const whole: CutBins = new Map();

describe('the chart of the volume', () => {
  const bins = [
    buildStatisticsBin({
      date: '2026-09-30T22:00:00Z',
      preregistrations: 2,
      fullMeasurements: 1,
      volume: 1200.5,
    }),
    buildStatisticsBin({ date: '2026-10-31T23:00:00Z' }),
    buildStatisticsBin({ date: '2026-11-30T23:00:00Z', fullMeasurements: 3, pieceCount: 4, volume: 34.0625 }),
  ];

  interface Shown {
    bins?: StackStatisticsBin[];
    unit?: 'CubicMeters' | 'CubicFeet';
    resolution?: Resolution;
    cut?: CutBins;
    before?: number;
  }

  const chartOf = ({
    bins: given = bins,
    unit = 'CubicMeters',
    resolution = 'Monthly',
    cut = whole,
    before,
  }: Shown = {}) => (
    <VolumeChart
      bins={given}
      resolution={resolution}
      unit={unit}
      cut={cut}
      listHref="/stacks?dateType=Measured"
      before={before}
    />
  );

  function tableText() {
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    return rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')));
  }

  it('says the volume in all, leads to its stacks, and names its bars', async () => {
    mockElementSize(600, 280);
    renderUi(chartOf());
    expect(screen.getByRole('heading', { name: 'Measured solid volume' })).toBeVisible();
    expect(screen.getByText('1,234.563')).toHaveTextContent('1,234.563 m³');
    expect(screen.getByRole('link', { name: 'Measured stacks' })).toHaveAttribute(
      'href',
      '/stacks?dateType=Measured',
    );
    const bars = await screen.findByRole('img', {
      name: /^Bar chart of the measured solid volume: 1,234.563\sm³/,
    });
    expect(within(bars).getByText('Oct 2026')).toBeInTheDocument();
  });

  it('says every figure in a table, and gives the bars back', async () => {
    const { user } = renderUi(chartOf());
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('region', { name: 'Stacks and measured solid volume by month' })).toBeVisible();
    expect(tableText()).toEqual([
      [
        'Month',
        'Solid volume (m³)',
        'Preregistrations',
        'Full measurements',
        'Piece counts',
        'Assigned to sawmill',
      ],
      ['Total', '1,234.563', '2', '4', '4', '0'],
      ['Oct 2026', '1,200.500', '2', '1', '0', '0'],
      ['Nov 2026', '0.000', '0', '0', '0', '0'],
      ['Dec 2026', '34.063', '0', '3', '4', '0'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'Nov 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('measures in cubic feet where the card does, in the numbers of the language', async () => {
    const { user } = renderUi(chartOf({ unit: 'CubicFeet', resolution: 'Daily' }), { language: 'pl' });
    await user.click(screen.getByRole('button', { name: 'Pokaż jako tabelę' }));
    const [head, total, first] = tableText();
    expect(head?.[1]).toBe('Miąższość (ft³)');
    expect(first?.slice(0, 2)).toEqual(['01/10', '42 395,257']);
    expect(total?.[1]).toBe('43 598,163');
  });

  it('says that nothing was measured, and still has the table of the other figures', async () => {
    const { user, rerender } = renderUi(chartOf({ bins: [buildStatisticsBin({ preregistrations: 5 })] }));
    const message = 'No solid volume was recorded in this period.';
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('0.000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(tableText()[1]).toEqual(['Total', '0.000', '5', '0', '0', '0']);
    rerender(chartOf({ bins: [] }));
    expect(screen.getByText(message)).toBeVisible();
  });

  it('shows no figure while they load', () => {
    renderUi(
      <VolumeChart
        bins={undefined}
        resolution="Monthly"
        unit="CubicMeters"
        cut={whole}
        listHref="/stacks"
        before={undefined}
      />,
    );
    expect(screen.getByRole('link', { name: 'Measured stacks' })).toBeVisible();
    expect(screen.queryByText(/\d|Nothing was measured/)).not.toBeInTheDocument();
  });

  it('keeps the figures of a chart that cannot be drawn, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(window, 'ResizeObserver').mockImplementation(() => {
      throw new Error('No chart today');
    });
    const { user } = renderUi(chartOf());
    expect(
      await screen.findByText('The chart could not be shown. All the figures are in the table.'),
    ).toBeVisible();
    expect(screen.getByText('1,234.563')).toBeVisible();
    mockElementSize(600, 280);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img')).toBeVisible();
  });

  it('says of a bucket that is not whole which days it covers, and whether more are to come, in bars and table', async () => {
    mockElementSize(600, 280);
    const cut: CutBins = new Map([
      ['2026-09-30T22:00:00Z', { from: '2026-10-22', to: '2026-10-31', isOver: true }],
      ['2026-10-31T23:00:00Z', { from: '2026-11-01', to: '2026-11-22', isOver: false }],
      ['2026-11-30T23:00:00Z', null],
    ]);
    const { user } = renderUi(chartOf({ cut }));
    const bars = await screen.findByRole('img');
    expect(within(bars).getByText(/^22\s?–\s?31 Oct$/)).toBeInTheDocument();
    expect(screen.getByText(/^Hatched:/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(tableText().map(([bucket]) => bucket?.replace(' – ', '–'))).toEqual([
      'Month',
      'Total',
      '22–31 Oct 2026',
      '1–22 Nov 2026 (so far)',
      'Dec 2026 (so far)',
    ]);
  });

  it('stands beside the volume of the range before, which has no percent where it is nothing', () => {
    const none = [buildStatisticsBin({ volume: 0 })];
    const { rerender } = renderUi(chartOf({ bins: none, before: 987.65 }));
    expect(screen.getByText('previous: 987.650 · -100%')).toBeVisible();
    rerender(chartOf({ bins: none, before: 0 }));
    expect(screen.queryByText(/^previous/)).not.toBeInTheDocument();
  });
});

describe('the line below a chart', () => {
  const values = ['1.000 m³', '0.000 m³', '2.500 m³'];
  const readingOf = (index: number) => ({ bucket: `Bucket ${index}`, value: values[index] ?? '' });

  it('reads the bar under the pointer, the empty ones too, until the pointer leaves', async () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 325, 200));
    const { user } = renderUi(
      <>
        <BarReading count={3} padding={0.25} readingOf={readingOf} />
        <p>Beside</p>
      </>,
    );
    const [bars] = document.querySelectorAll('[aria-hidden="true"]');
    if (!bars) throw new Error('no bars');
    // Each bar takes 100 px, with an eighth of that free before the first and after the last.
    const at = (clientX: number) => user.pointer({ target: bars, coords: { clientX, clientY: 50 } });
    await at(101);
    expect(screen.getByText('Bucket 0')).toHaveTextContent('Bucket 0 1.000 m³');
    await at(211);
    expect(screen.getByText('Bucket 0')).toBeVisible();
    await at(214);
    expect(screen.getByText('Bucket 1')).toHaveTextContent('0.000 m³');
    await at(424);
    expect(screen.getByText('Bucket 2')).toBeVisible();
    await user.pointer({ target: screen.getByText('Beside') });
    expect(screen.queryByText(/Bucket/)).not.toBeInTheDocument();
  });
});

describe('the cards of the counts', () => {
  const href = (figure: string) => `/stacks?of=${figure}`;

  it('names each figure with its count and leads to its stacks', () => {
    const statistics = buildStatistics({ preregistrations: 7, fullMeasurements: 1234, pieceCount: 0 });
    renderUi(<CountCards statistics={statistics} cut={whole} listHref={href} before={null} />, {
      language: 'de',
    });
    const links = within(screen.getByRole('list', { name: 'Anzahl der Polter' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/stacks?of=preregistrations',
      '/stacks?of=fullMeasurements',
      '/stacks?of=pieceCount',
      '/stacks?of=assignedToSawmill',
    ]);
    expect(links[0]).toHaveAccessibleName('Vor\u00ader\u00adfas\u00adsungen 7');
    expect(links[1]).toHaveAccessibleName('Voll\u00adver\u00admes\u00adsungen 1.234');
    expect(links[2]).toHaveAccessibleName('Stück\u00adzäh\u00adlungen 0');
    expect(links[3]).toHaveAccessibleName('Sägewerk zugewiesen 20');
  });

  it('draws how each figure developed, silently, where there is more than one bucket', async () => {
    mockElementSize(160, 32);
    const bins = [buildStatisticsBin({ fullMeasurements: 3 }), buildStatisticsBin({ preregistrations: 1 })];
    const { rerender } = renderUi(
      <CountCards statistics={buildStatistics({ bins })} cut={whole} listHref={href} before={null} />,
    );
    expect(await screen.findAllByRole('presentation', { hidden: true })).toHaveLength(4);
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    rerender(
      <CountCards
        statistics={buildStatistics({ bins: bins.slice(1) })}
        cut={whole}
        listHref={href}
        before={null}
      />,
    );
    expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
  });

  it('shows no figures while they load, but the ways to the stacks', () => {
    renderUi(<CountCards statistics={undefined} cut={whole} listHref={href} before={null} />);
    expect(screen.getByRole('list', { name: 'Number of stacks' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link', { name: 'Piece counts' })).toBeVisible();
  });

  it('leaves buckets that are not whole out of the lines', async () => {
    mockElementSize(160, 32);
    const dates = ['2026-08-31T22:00:00Z', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'];
    const bins = dates.map((date) => buildStatisticsBin({ date }));
    const cut: CutBins = new Map([['2026-10-31T23:00:00Z', null]]);
    const { rerender } = renderUi(
      <CountCards statistics={buildStatistics({ bins })} cut={cut} listHref={href} before={null} />,
    );
    expect(await screen.findAllByRole('presentation', { hidden: true })).toHaveLength(4);
    rerender(
      <CountCards
        statistics={buildStatistics({ bins: bins.slice(1) })}
        cut={cut}
        listHref={href}
        before={null}
      />,
    );
    expect(screen.queryByRole('presentation', { hidden: true })).not.toBeInTheDocument();
  });

  it('says that the line of what is still pre-registered is no development, where there is one', () => {
    const bins = [buildStatisticsBin({ preregistrations: 1 }), buildStatisticsBin({ preregistrations: 3 })];
    const cards = (found: typeof bins) => (
      <CountCards statistics={buildStatistics({ bins: found })} cut={whole} listHref={href} before={null} />
    );
    const { rerender } = renderUi(cards(bins));
    const card = screen.getByRole('link', { name: /^Preregistrations/ }).parentElement;
    expect(card).toHaveTextContent(/by registration date/);
    expect(screen.getAllByText('by registration date')).toHaveLength(1);
    rerender(cards(bins.slice(1)));
    expect(screen.queryByText('by registration date')).not.toBeInTheDocument();
  });

  it('compares each figure with the range before, but not what is still pre-registered', () => {
    const statistics = buildStatistics({ fullMeasurements: 1574, pieceCount: 3, assignedToSawmill: 10 });
    const before = buildStatistics({ fullMeasurements: 1460, pieceCount: 0, assignedToSawmill: 20 });
    const cards = (found: typeof before | undefined) => (
      <CountCards
        statistics={statistics}
        cut={whole}
        listHref={href}
        before={{ figures: found, isNothing: false }}
      />
    );
    const { rerender } = renderUi(cards(undefined), { language: 'de' });
    const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(texts().filter((text) => text?.includes('zuvor'))).toEqual([]);
    rerender(cards(before));
    expect(texts().filter((text) => text?.includes('zuvor'))).toEqual([
      'zuvor: 1.460 · +8\u00a0%',
      'zuvor: 20 · -50\u00a0%',
    ]);
  });
});

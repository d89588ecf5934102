import { screen, within } from '@testing-library/react';
import { mockElementSize } from '@mocks/browser/mockElementSize';
import { buildStatisticsBin } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import type { Resolution, StackStatisticsBin } from '@/store/api/stackApi';
import type { CutBins } from './cutBins';
import { VolumeChart } from './VolumeChart';

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

const whole: CutBins = new Map();

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
  expect(screen.getByRole('heading', { name: 'Measured volume' })).toBeVisible();
  expect(screen.getByText('1,234.563')).toHaveTextContent('1,234.563 m³');
  expect(screen.getByRole('link', { name: 'Measured stacks' })).toHaveAttribute(
    'href',
    '/stacks?dateType=Measured',
  );
  const bars = await screen.findByRole('img', { name: /^Bar chart of the measured volume: 1,234.563\sm³/ });
  expect(within(bars).getByText('Oct 2026')).toBeInTheDocument();
});

it('says every figure in a table, and gives the bars back', async () => {
  const { user } = renderUi(chartOf());
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('region', { name: 'Stacks and measured volume by month' })).toBeVisible();
  expect(tableText()).toEqual([
    ['Month', 'm³', 'Preregistrations', 'Full measurements', 'Piece counts', 'Assigned to sawmill'],
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
  expect(head?.[1]).toBe('ft³');
  expect(first?.slice(0, 2)).toEqual(['01/10', '42 395,257']);
  expect(total?.[1]).toBe('43 598,163');
});

it('says that nothing was measured, and still has the table of the other figures', async () => {
  const { user, rerender } = renderUi(chartOf({ bins: [buildStatisticsBin({ preregistrations: 5 })] }));
  const message = 'No volume was recorded in this period.';
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
  expect(screen.getByText('before: 987.650 · -100%')).toBeVisible();
  rerender(chartOf({ bins: none, before: 0 }));
  expect(screen.queryByText(/^before/)).not.toBeInTheDocument();
});

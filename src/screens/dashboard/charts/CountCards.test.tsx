import { screen, within } from '@testing-library/react';
import { mockElementSize } from '@mocks/browser/mockElementSize';
import { buildStatistics, buildStatisticsBin } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import { CountCards } from './CountCards';
import type { CutBins } from './cutBins';

const whole: CutBins = new Map();
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
  expect(links[0]).toHaveAccessibleName('Nicht vermessen 7');
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
  expect(card).toHaveTextContent(/by registration date$/);
  expect(screen.getAllByText('by registration date')).toHaveLength(1);
  rerender(cards(bins.slice(1)));
  expect(screen.queryByText('by registration date')).not.toBeInTheDocument();
});

it('compares each figure with the range before, but not what is still pre-registered', () => {
  const statistics = buildStatistics({ fullMeasurements: 1574, pieceCount: 3, assignedToSawmill: 10 });
  const before = buildStatistics({ fullMeasurements: 1460, pieceCount: 0, assignedToSawmill: 20 });
  const cards = (found: typeof before | undefined) => (
    <CountCards statistics={statistics} cut={whole} listHref={href} before={found} />
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

import { screen, within } from '@testing-library/react';
import { buildWaiting } from '@mocks/builders/stacks';
import { renderUi } from '@mocks/render/renderUi';
import type { StackWaiting } from '@/store/api/stackApi';
import { WaitingRow } from './WaitingRow';

const links = {
  notMeasured: '/a',
  notMeasuredOverdue: '/b',
  notAssigned: '/c',
  notAssignedOverdue: '/f',
  failedEvidence: '/e',
  withoutPosition: '/d',
  notReady: '/g',
};
const nothing: StackWaiting = {
  notMeasured: { count: 0, oldest: null, overdue: 0 },
  notAssigned: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  failedEvidence: { count: 0, oldest: null, volume: 0, withoutVolume: 0 },
  withoutPosition: { count: 0, volume: 0, withoutVolume: 0 },
};

const rowOf = (waiting: StackWaiting, isFiltered = false) => (
  <WaitingRow
    state={{ status: 'ready', data: waiting }}
    today="2026-11-22"
    unit="CubicMeters"
    isFiltered={isFiltered}
    hasPlaces={false}
    links={links}
  />
);

function figures() {
  const found = within(screen.getByRole('region')).getAllByRole('link');
  return found.map((link) => [
    link.getAttribute('href'),
    (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
  ]);
}

describe('what waits', () => {
  it('is said with its number, the age of the oldest and the known volume, and leads to the stacks', () => {
    renderUi(rowOf(buildWaiting()));
    expect(screen.getByRole('region', { name: 'Outstanding' })).toBeVisible();
    expect(figures()).toEqual([
      ['/a', 'Not measured 379 oldest: 20 days'],
      ['/b', 'Not measured: 41 older than 7 days'],
      ['/c', 'Measured, not assigned 1,578 51,000.250 m³ oldest: 19 days 12 without a volume'],
      ['/f', 'Measured, not assigned: 1,301 older than 7 days'],
      ['/e', 'In doubt 27 900.125 m³ oldest: 19 days'],
      ['/d', 'Without a position 54 1,200.500 m³ oldest: 20 days'],
    ]);
  });

  it('leaves out what an older service does not count', () => {
    const { notAssigned, withoutPosition, ...others } = buildWaiting();
    const { overdue: _, ...assignable } = notAssigned;
    const { oldest: __, ...nowhere } = withoutPosition;
    renderUi(rowOf({ ...others, notAssigned: assignable, withoutPosition: nowhere }));
    expect(figures().map(([href]) => href)).toEqual(['/a', '/b', '/c', '/e', '/d']);
    expect(figures().at(-1)).toEqual(['/d', 'Without a position 54 1,200.500 m³']);
  });

  it('says nothing of evidence where the service does not', () => {
    const { failedEvidence: _, ...others } = buildWaiting();
    const { rerender } = renderUi(rowOf(others));
    expect(figures().map(([href]) => href)).toEqual(['/a', '/b', '/c', '/f', '/d']);
    const { failedEvidence: __, ...calm } = nothing;
    rerender(rowOf(calm));
    expect(
      screen.getByText('Every stack has been measured and assigned to a sawmill, and has a position.'),
    ).toBeVisible();
  });

  it('is what a statement lacks, where the departments have places of harvest', () => {
    const notReady = { count: 12, oldest: '2026-11-20T09:30:00+01:00', volume: 300.5, withoutVolume: 0 };
    renderUi(rowOf(buildWaiting({ notReady })));
    expect(figures().at(-1)).toEqual([
      '/g',
      'Not ready for a due diligence statement 12 300.500 m³ oldest: 2 days',
    ]);
  });

  it('is only evidence, too', () => {
    const failedEvidence = { count: 1, oldest: null, volume: 0, withoutVolume: 1 };
    renderUi(rowOf({ ...nothing, failedEvidence }), { language: 'da' });
    expect(figures()[2]).toEqual(['/e', 'Tvivl 1 1 uden fastmasse']);
  });

  it.each([
    [0, 'najstarszy: dzisiaj'],
    [1, 'najstarszy: 1 dzień'],
    [2, 'najstarszy: 2 dni'],
    [5, 'najstarszy: 5 dni'],
    [22, 'najstarszy: 22 dni'],
  ])('is %i days old in Polish words, with numbers as they are written there', (days, words) => {
    const oldest = new Date(Date.parse('2026-11-22T00:30:00+01:00') - days * 86_400_000).toISOString();
    renderUi(rowOf(buildWaiting({ notMeasured: { count: 40_000, oldest, overdue: 0 } })), { language: 'pl' });
    expect(figures()[0]).toEqual(['/a', `Niezmierzone 40 000 ${words}`]);
  });

  it('has no volume where none is known, and none to be overdue', () => {
    const notMeasured = { count: 3, oldest: '2026-11-22T08:00:00+01:00', overdue: 0 };
    const unknown = { count: 3, volume: 0, withoutVolume: 3 };
    renderUi(rowOf(buildWaiting({ notMeasured, withoutPosition: unknown })), { language: 'de' });
    expect(figures().map(([, name]) => name)).toEqual([
      'Nicht vermessen 3 ältester Polter: heute',
      'Vermessen, ohne Sägewerk 1.578 51.000,250 m³ ältester Polter: 19 Tage 12 ohne Festmaß',
      'Vermessen, ohne Sägewerk: 1.301 seit über 7 Tagen',
      'Zu prüfen 27 900,125 m³ ältester Polter: 19 Tage',
      'Ohne Position 3 3 ohne Festmaß',
    ]);
  });

  it('is a calm sentence where nothing waits, which does not speak for what filters leave out', () => {
    const { rerender } = renderUi(rowOf(nothing));
    expect(screen.getByText('Nothing outstanding')).toBeVisible();
    expect(
      screen.getByText(/^Every stack has been measured and assigned to a sawmill, .* not in doubt/),
    ).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(rowOf(nothing, true));
    expect(screen.getByText('Nothing outstanding under these filters.')).toBeVisible();
    expect(screen.queryByText(/^Every stack/)).not.toBeInTheDocument();
  });
});

import { presentStates, ringSegments } from './clusterStates';

const counts = (Measured: number, AssignedToSawmill: number, PreRegistration: number) => ({
  Measured,
  AssignedToSawmill,
  PreRegistration,
});

it('names the states that occur', () => {
  expect(presentStates(counts(12, 0, 2))).toEqual([
    { state: 'Measured', count: 12 },
    { state: 'PreRegistration', count: 2 },
  ]);
});

it.each([counts(22, 0, 0), counts(5, 5, 5), counts(9_998, 1, 1), counts(0, 3, 1)])(
  'makes a whole ring of %j, in which each state can be seen',
  (states) => {
    const segments = ringSegments(states);
    expect(segments.map(({ state }) => state)).toEqual(presentStates(states).map(({ state }) => state));
    expect(segments.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
    let end = 0;
    for (const { from, share } of segments) {
      expect(from).toBeCloseTo(end);
      expect(share).toBeGreaterThanOrEqual(6);
      end = from + share;
    }
  },
);

it('gives more room to what there is more of', () => {
  const [measured, assigned] = ringSegments(counts(30, 10, 0));
  expect(measured?.share).toBeCloseTo(72);
  expect(assigned?.share).toBeCloseTo(28);
});

import { clusterSprite, ownPositionSprite, stackSprite } from './sprites';

const counts = (Measured: number, AssignedToSawmill = 0, PreRegistration = 0) => ({
  Measured,
  AssignedToSawmill,
  PreRegistration,
});

const keyOf = (count: number, states = counts(count), text = '7') => clusterSprite(count, states, text).key;

it('gives clusters of one size with the same shares the same picture', () => {
  expect(keyOf(200, counts(100, 100))).toBe(keyOf(800, counts(400, 400)));
  expect(keyOf(50_000, counts(25_000, 25_000))).toBe(keyOf(50_001, counts(25_001, 25_000)));
});

it.each([
  ['size', keyOf(8000, counts(4000, 4000))],
  ['share', keyOf(800, counts(500, 300))],
  ['state', keyOf(800, counts(400, 0, 400))],
  ['number', keyOf(800, counts(400, 400), '8')],
])('gives clusters of another %s another picture', (_, other) => {
  expect(keyOf(800, counts(400, 400))).not.toBe(other);
});

it('has a limited number of rings, however many stacks there are', () => {
  const keys = Array.from({ length: 200_000 }, (_, index) => keyOf(20_000, counts(index, 200_000 - index)));
  // A part has 6 hundredths at least.
  expect(new Set(keys).size).toBeLessThanOrEqual(100 - 2 * 6 + 1 + 2);
});

it('has one picture for each state of a stack, and one for the own position', () => {
  const sprites = [
    stackSprite('Measured'),
    stackSprite('AssignedToSawmill'),
    stackSprite('PreRegistration'),
    ownPositionSprite,
  ];
  expect(new Set(sprites.map(({ key }) => key)).size).toBe(4);
  expect(stackSprite('Measured').key).toBe(sprites[0]?.key);
});

import { barLength, barShares, figureWidth, middleWidth, shortTitle } from './barGeometry';

it('gives the longest bar 70 percent of the counts’ side and 60 percent of the volumes’, others their share', () => {
  expect(barLength(40, 40, 70, barShares.count)).toBeCloseTo(49, 9);
  expect(barLength(10, 40, 70, barShares.count)).toBeCloseTo(12.25, 9);
  expect(barLength(2.5, 2.5, 70, barShares.volume)).toBeCloseTo(42, 9);
});

it('draws nothing where there is nothing', () => {
  expect(barLength(0, 40, 70, 0.7)).toBe(0);
  expect(barLength(0, 0, 70, 0.7)).toBe(0);
});

it('leaves both sides room, however long the labels are', () => {
  expect(middleWidth([])).toBe(24);
  expect(middleWidth(['1a 10 – < 15 cm', '≥ 80 cm'])).toBeCloseTo(28.5, 9);
  expect(middleWidth(['x'.repeat(200)])).toBeLessThan(figureWidth / 2);
});

it('cuts a title that does not fit beside its limits', () => {
  expect(shortTitle('1a')).toBe('1a');
  expect(shortTitle('ten letter')).toBe('ten letter');
  expect(shortTitle('eleven lett')).toBe('eleven le…');
  expect(shortTitle('🌲'.repeat(11))).toBe(`${'🌲'.repeat(9)}…`);
});

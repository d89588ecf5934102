import { marksWithin, outlinesOf } from './overlayMarks';
import { shapeOfPlace, sizeOfPicture } from './pictureSize';

const size = { width: 800, height: 600 };
const inside = { x: 400, y: 300, radius: 50, value: 26.4 };

describe('the marks on a picture', () => {
  it('are those of which something can be seen', () => {
    const cut = { ...inside, x: -49 };
    const beside = { ...inside, x: -50 };
    const aboveTheCorner = { ...inside, x: 840, y: -40 };
    const atTheCorner = { ...inside, x: 830, y: -30 };
    expect(marksWithin([inside, cut, beside, aboveTheCorner, atTheCorner], size)).toEqual([
      inside,
      cut,
      atTheCorner,
    ]);
  });

  it.each([
    { x: Number.NaN },
    { y: Number.POSITIVE_INFINITY },
    { radius: Number.NaN },
    { radius: Number.POSITIVE_INFINITY },
    { radius: 0 },
    { radius: -50 },
  ])('do without %p', (wrong) => {
    expect(marksWithin([{ ...inside, ...wrong }], size)).toEqual([]);
  });
});

it('draws each circle from its left end around and back', () => {
  expect(outlinesOf([inside, { ...inside, x: 0, y: 0, radius: 1 }])).toEqual([
    'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M350 300a50 50 0 1 0 100 0a50 50 0 1 0 -100 0',
  ]);
  expect(outlinesOf([])).toEqual([]);
});

it('draws many circles in bands, every one of them once', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...inside, y: (index * 7) % 120 }));
  const rows = outlinesOf(many).map((band) => [...band.matchAll(/M350 (\d+)/g)].map(([, y]) => Number(y)));
  expect(rows.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(rows.flat()).toEqual(Array.from({ length: 120 }, (_, y) => y));
});

const declared = { width: 800, height: 600 };

describe('the size in whose pixels marks lie', () => {
  it('is the one that the service says, also of a picture that was made smaller', () => {
    expect(sizeOfPicture(declared, undefined)).toEqual(declared);
    expect(sizeOfPicture(declared, { width: 267, height: 200 })).toEqual(declared);
  });

  it.each([
    { width: 0, height: 600 },
    { width: -800, height: -600 },
    { width: Number.NaN, height: 600 },
    { width: 600, height: 800 },
  ])("is the picture's own where $width x $height cannot be its size", (wrong) => {
    expect(sizeOfPicture(wrong, declared)).toEqual(declared);
  });

  it('is unknown while neither is a size', () => {
    expect(sizeOfPicture({ width: 0, height: 0 }, undefined)).toBeUndefined();
    expect(sizeOfPicture({ width: 0, height: 0 }, { width: 0, height: 0 })).toBeUndefined();
  });
});

it('gives a picture a place of its shape that can be looked at', () => {
  expect(shapeOfPlace({ width: 1200, height: 300 })).toBe(4);
  expect(shapeOfPlace({ width: 1_000_000, height: 1 })).toBe(5);
  expect(shapeOfPlace({ width: 1, height: 1_000_000 })).toBeCloseTo(1 / 3);
  expect(shapeOfPlace(undefined)).toBeCloseTo(4 / 3);
});

import { shapeOfPlace, sizeOfPicture } from './pictureSize';

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

import { decode } from 'fast-png';
import { pictureOf } from './pictures';

const stack = {
  id: 'b7a5c1de-0000-5000-8000-000000000001',
  treeSpecies: 'fi',
  assortment: 'pulp',
  assortmentLength: 3,
  fullMeasurement: true,
};

function colours(picture: Uint8Array | null): Set<number> {
  return new Set(picture ? decode(picture).data : []);
}

describe('drawn pictures', () => {
  it.each(['FrontImage', 'BackImage', 'CloseupImage'] as const)(
    'draws %s as a small PNG with wood in it',
    (kind) => {
      const picture = pictureOf(7, kind, stack);
      expect(colours(picture).size).toBeGreaterThan(8);
      expect(picture?.length).toBeLessThan(100_000);
    },
  );

  it('draws the same picture again, and another one for another stack', () => {
    const picture = pictureOf(7, 'FrontImage', stack);
    expect(pictureOf(7, 'FrontImage', stack)).toEqual(picture);
    expect(pictureOf(7, 'FrontImage', { ...stack, id: 'another' })).not.toEqual(picture);
    expect(pictureOf(7, 'BackImage', stack)).not.toEqual(picture);
  });

  it('outlines the log ends in the annotated variant, which is the same picture otherwise', () => {
    const [plain, annotated] = [false, true].map(
      (isAnnotated) => decode(pictureOf(7, 'CloseupImage', stack, { isAnnotated }) ?? new Uint8Array()).data,
    );
    const changed = [...(annotated ?? [])].filter((colour, index) => colour !== plain?.[index]);
    expect(new Set(changed).size).toBe(1);
    expect(changed.length).toBeGreaterThan(5000);
    expect(plain).not.toContain(changed[0]);
  });

  it('draws counted stacks too', () => {
    expect(colours(pictureOf(7, 'FrontImage', { ...stack, fullMeasurement: false })).size).toBeGreaterThan(8);
  });

  it('has nothing to draw before the measurement', () => {
    expect(pictureOf(7, 'FrontImage', { ...stack, fullMeasurement: null })).toBeNull();
  });
});

import { decode } from 'fast-png';
import type { PictureKind } from '../../domain/fieldValue';
import { packLogEnds } from '../../domain/logEnds';
import { faceOf } from '../simulator/logEnds';
import { measure } from '../simulator/measurement';
import { packedLogEnds } from '../simulator/stackImage';
import { pictureOf } from './pictures';

const stack = {
  id: 'b7a5c1de-0000-5000-8000-000000000001',
  treeSpecies: 'fi',
  assortment: 'pulp',
  assortmentLength: 3,
  fullMeasurement: true,
};

interface Drawn extends Partial<typeof stack> {
  isAnnotated?: boolean;
}

function draw(kind: PictureKind, { isAnnotated = false, ...over }: Drawn = {}) {
  const drawn = { ...stack, ...over };
  const logEnds = packedLogEnds(faceOf(7, drawn.id, measure(7, drawn)));
  return pictureOf({ seed: 7, kind, stackId: drawn.id, logEnds, isAnnotated });
}

function colours(picture: Uint8Array | null): Set<number> {
  return new Set(picture ? decode(picture).data : []);
}

describe('drawn pictures', () => {
  it.each(['FrontImage', 'BackImage', 'CloseupImage'] as const)(
    'draws %s as a small PNG with wood in it',
    (kind) => {
      const picture = draw(kind);
      expect(colours(picture).size).toBeGreaterThan(8);
      expect(picture?.length).toBeLessThan(100_000);
    },
  );

  it('draws the same picture again, and another one for another stack', () => {
    const picture = draw('FrontImage');
    expect(draw('FrontImage')).toEqual(picture);
    expect(draw('FrontImage', { id: 'another' })).not.toEqual(picture);
    expect(draw('BackImage')).not.toEqual(picture);
  });

  it('outlines the log ends in the annotated variant, which is the same picture otherwise', () => {
    const [plain, annotated] = [false, true].map(
      (isAnnotated) => decode(draw('CloseupImage', { isAnnotated }) ?? new Uint8Array()).data,
    );
    const changed = [...(annotated ?? [])].filter((colour, index) => colour !== plain?.[index]);
    expect(new Set(changed).size).toBe(1);
    expect(changed.length).toBeGreaterThan(5000);
    expect(plain).not.toContain(changed[0]);
  });

  it('draws counted stacks too', () => {
    expect(colours(draw('FrontImage', { fullMeasurement: false })).size).toBeGreaterThan(8);
  });

  it('has nothing to draw where no log ends are stored', () => {
    const drawing = { seed: 7, kind: 'FrontImage', stackId: stack.id, isAnnotated: false } as const;
    expect(pictureOf({ ...drawing, logEnds: packLogEnds([]) })).toBeNull();
  });
});

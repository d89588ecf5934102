import { decode } from 'fast-png';
import { type PictureKind, StackImageSchema } from '../../domain/fieldValue';
import { fieldReader } from '../../domain/storedFields';
import { pictureOf } from '../pictures/pictures';
import { buildCard } from '../seed/cards/buildCard';
import { germanCard, imperialCard, nordskovCard } from '../seed/cards/cardPlans';
import { diametersOf, faceOf } from './logEnds';
import { measure } from './measurement';
import { packedLogEnds, stackImage } from './stackImage';

const seed = 7;
const stack = {
  id: 'b7a5c1de-0000-5000-8000-000000000001',
  treeSpecies: 'fi',
  assortment: 'sawlog',
  assortmentLength: 4.2,
  fullMeasurement: true,
};
const counted = { ...stack, fullMeasurement: false };
const danish = buildCard(nordskovCard);

function draw(kind: PictureKind) {
  const logEnds = packedLogEnds(faceOf(seed, stack.id, measure(seed, stack)));
  return pictureOf({ seed, kind, stackId: stack.id, logEnds, isAnnotated: false }) ?? new Uint8Array();
}

/** As it is read when it was stored. */
function imageOf(kind: PictureKind, card = danish, { id, ...measured } = stack) {
  const measurement = measure(seed, { id, ...measured });
  const face = faceOf(seed, id, measurement);
  const values = { image: stackImage(kind, { card, face, measurement }) };
  const field = card.fields.find(({ fieldType }) => fieldType === 'Image');
  if (!field) throw new Error('The card has no picture');
  const known = {
    ...{ registrator: null, surveyor: null, orderNumber: null, registeredValues: null, volume: null },
    ...{ registrationDateTime: new Date('2026-06-01T10:00:00Z'), measurementDateTime: null },
  };
  const nowhere = { latitude: null, longitude: null, height: null, accuracy: null };
  const stored = { values, logEnds: packedLogEnds(face), fullMeasurement: measured.fullMeasurement };
  const { value } = fieldReader(card, { ...known, ...nowhere }, stored)({ ...field, id: 'image' });
  return StackImageSchema.parse(value);
}

describe('an image of a stack', () => {
  it.each(['FrontImage', 'BackImage', 'CloseupImage'] as const)('knows the size of %s', (kind) => {
    const { width, height } = decode(draw(kind));
    expect(imageOf(kind)).toMatchObject({ file: kind, width, height });
  });

  it('has overlays on the close-up only', () => {
    expect([imageOf('FrontImage').overlays, imageOf('BackImage').overlays]).toEqual([[], []]);
    expect(imageOf('CloseupImage').overlays.map(({ title, unit }) => [title, unit])).toEqual([
      ['Stokender', null],
      ['Diametre', 'Centimeters'],
    ]);
  });

  it('names no diameters where the logs were only counted', () => {
    const { overlays } = imageOf('CloseupImage', buildCard(germanCard), counted);
    expect(overlays.map(({ title }) => title)).toEqual(['Stirnflächen']);
    expect(overlays[0]?.marks.length).toBeGreaterThan(10);
  });

  it('marks log ends of the stack, with their diameters in the unit of the card', () => {
    const diameters = diametersOf(seed, stack.id, measure(seed, stack));
    const [outlines, metric] = imageOf('CloseupImage').overlays;
    const imperial = imageOf('CloseupImage', buildCard(imperialCard)).overlays[1];
    expect(imperial?.unit).toBe('Inches');
    expect(metric?.marks.length).toBeGreaterThan(10);
    metric?.marks.forEach(({ value, ...disc }, index) => {
      expect(diameters.some((diameter) => Math.abs(diameter - (value ?? 0)) < 1e-5)).toBe(true);
      expect(outlines?.marks[index]).toEqual({ ...disc, value: null });
      expect(imperial?.marks[index]?.value).toBeCloseTo((value ?? 0) * 0.3937, 9);
      // One scale for all: the outline is as large as the diameter says.
      expect(disc.radius / (value ?? 0)).toBeCloseTo(
        (metric.marks[0]?.radius ?? 0) / (metric.marks[0]?.value ?? 0),
        9,
      );
    });
  });

  it('marks what is drawn: wood in the middle, bark at the edge, and every log end that is seen whole', () => {
    const { overlays, width, height } = imageOf('CloseupImage');
    const { data, palette } = decode(draw('CloseupImage'));
    const colourAt = (x: number, y: number) =>
      palette?.[data[Math.round(y) * width + Math.round(x)] ?? 0]?.join();
    const [sky, ground, bark] = ['22,27,24', '46,40,32', '58,41,28'];
    const covered = new Uint8Array(width * height);
    for (const { x, y, radius } of overlays[0]?.marks ?? []) {
      expect([sky, ground, bark, undefined]).not.toContain(colourAt(Math.floor(x), Math.floor(y)));
      const edge = x + radius * 0.96;
      if (edge < width) expect(colourAt(edge, Math.floor(y))).toBe(bark);
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1)
          if (Math.hypot(column - x, row - y) <= radius + 1) covered[row * width + column] = 1;
    }
    // Only log ends that the edge cuts through the middle are drawn without a mark.
    const isWood = (pixel: number) =>
      ![sky, ground, bark].includes(palette?.[data[pixel] ?? 0]?.join() ?? '');
    const unmarked = [...covered.keys()].filter((pixel) => covered[pixel] === 0 && isWood(pixel));
    const { radius = 0, value } = overlays[1]?.marks[0] ?? {};
    const margin = (radius / (value ?? 1)) * Math.max(...diametersOf(seed, stack.id, measure(seed, stack)));
    const fromEdge = unmarked.map((pixel) => {
      const [column, row] = [pixel % width, Math.floor(pixel / width)];
      return Math.min(column, row, width - column, height - row);
    });
    expect(Math.max(...fromEdge)).toBeLessThan(margin);
  });
});

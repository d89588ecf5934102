import type { CardDefinition, CardLanguage } from '../../domain/cardDefinition';
import type { FieldContents, PictureKind } from '../../domain/fieldValue';
import type { Unit } from '../../domain/schemas';
import type { LogEnd, StackFace } from './logEnds';
import type { Measurement } from './measurement';
import { type PictureFrame, pictureFrame } from './pictureFrame';
import { convert } from './units';

type StackImage = FieldContents['Image'];
type Overlay = StackImage['overlays'][number];

interface ImageContext {
  card: CardDefinition;
  face: StackFace;
  measurement: Measurement;
}

/**
 * The size of a picture of a measured stack and what lies over it: on the close-up the outlines of its log ends, and
 * their diameters where every log was measured; the other pictures have no overlays.
 */
export function stackImage(kind: PictureKind, { card, face, measurement }: ImageContext): StackImage {
  const frame = pictureFrame(kind, face);
  const { width, height } = frame;
  if (kind !== 'CloseupImage') return { file: kind, width, height, overlays: [] };
  const shown = face.logEnds.filter((end) => isInside(frame, end));
  const outlines: Overlay = {
    title: measurementTexts.logEnds[card.language],
    unit: null,
    marks: shown.map((end) => ({ ...frame.discOf(end), value: null })),
  };
  if (measurement.meanDiameter === null) return { file: kind, width, height, overlays: [outlines] };
  const unit = diameterUnit(card);
  const diameters: Overlay = {
    title: measurementTexts.diameters[card.language],
    unit,
    marks: shown.map((end) => ({
      ...frame.discOf(end),
      value: convert(end.diameter, 'Centimeters', unit),
    })),
  };
  return { file: kind, width, height, overlays: [outlines, diameters] };
}

/** A mark is where its middle is. */
function isInside(frame: PictureFrame, end: LogEnd): boolean {
  const { x, y } = frame.discOf(end);
  return x >= 0 && x < frame.width && y >= 0 && y < frame.height;
}

/** The unit that the card shows diameters in. */
function diameterUnit({ fields }: CardDefinition): Unit {
  const unitOf = (fieldId: string) => fields.find(({ id }) => id === fieldId)?.units?.display;
  return unitOf('diameters') ?? unitOf('meanDiameter') ?? 'Centimeters';
}

type Texts = Record<CardLanguage, string>;

/** In the language of the card. */
export const measurementTexts = {
  logEnds: { da: 'Stokender', de: 'Stirnflächen', pl: 'Czoła kłód', en: 'Log ends' },
  diameters: { da: 'Diametre', de: 'Durchmesser', pl: 'Średnice', en: 'Diameters' },
  sectionA: { da: 'Sektion A', de: 'Sektion A', pl: 'Sekcja A', en: 'Section A' },
  sectionB: { da: 'Sektion B', de: 'Sektion B', pl: 'Sekcja B', en: 'Section B' },
  length: { da: 'Længde', de: 'Länge', pl: 'Długość', en: 'Length' },
  height: { da: 'Højde', de: 'Höhe', pl: 'Wysokość', en: 'Height' },
} as const satisfies Record<string, Texts>;

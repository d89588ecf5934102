import type { CardDefinition } from '../../domain/cardDefinition';
import type { PictureKind } from '../../domain/fieldValue';
import { type PictureLogEnds, packLogEnds } from '../../domain/logEnds';
import type { Unit } from '../../domain/schemas';
import type { StoredImage } from '../../domain/storedFields';
import type { StackFace } from './logEnds';
import type { SimulatedMeasurement } from './measurement';
import { pictureFrame } from './pictureFrame';

export function simulatedImage(
  file: PictureKind,
  { card, face, measurement }: { card: CardDefinition; face: StackFace; measurement: SimulatedMeasurement },
): StoredImage {
  const { width, height } = pictureFrame(file, face);
  if (file !== 'CloseupImage') return { file, width, height };
  const isEachMeasured = measurement.meanDiameter !== null;
  return { file, width, height, marks: { diameters: isEachMeasured ? diameterUnit(card) : null } };
}

export function packedLogEnds(face: StackFace): Buffer {
  return packLogEnds([logEndsOn('FrontImage', face), logEndsOn('CloseupImage', face)]);
}

function logEndsOn(file: PictureKind, face: StackFace): PictureLogEnds {
  const { width, height, scale, discOf } = pictureFrame(file, face);
  const logEnds = face.logEnds.map((end) => {
    const { x, y } = discOf(end);
    return { x, y, diameter: end.diameter };
  });
  // A mark counts where its middle is.
  const isInside = ({ x, y }: { x: number; y: number }) => x >= 0 && x < width && y >= 0 && y < height;
  return { file, width, height, scale, logEnds: logEnds.filter(isInside) };
}

function diameterUnit({ fields }: CardDefinition): Unit {
  const unitOf = (fieldId: string) => fields.find(({ id }) => id === fieldId)?.units?.display;
  return unitOf('diameters') ?? unitOf('meanDiameter') ?? 'Centimeters';
}

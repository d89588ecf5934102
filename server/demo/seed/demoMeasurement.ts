import type { WrittenMeasurement } from '../../db/measurementSchema';
import type { StackRecord } from '../../db/stackSchema';
import type { CardDefinition } from '../../domain/cardDefinition';
import type { PictureKind } from '../../domain/fieldValue';
import { diametersFieldOf, fieldsOfColumns, type StoredValues } from '../../domain/storedFields';
import { valuesOf } from '../simulator/cardValues';
import { simulatedInstrument } from '../simulator/instruments';
import { faceOf } from '../simulator/logEnds';
import { measurementOf } from '../simulator/measurement';
import { packedLogEnds, simulatedImage } from '../simulator/simulatedImage';

export interface CardVersion {
  id: string;
  definition: CardDefinition;
}

export function demoMeasurement(
  seed: number,
  { id: cardVersionId, definition: card }: CardVersion,
  stack: StackRecord,
): WrittenMeasurement | null {
  const measurement = measurementOf(seed, stack);
  const { measurementDateTime: measuredAt, fullMeasurement } = stack;
  if (measurement === null || measuredAt === null || fullMeasurement === null) return null;
  const hasPictures = card.fields.some(({ fieldType }) => fieldType === 'Image');
  // All pictures share the pile, which takes the longest to compute.
  const face = hasPictures ? faceOf(seed, stack.id, measurement) : null;
  const images = face
    ? card.fields.flatMap(({ id, fieldType }) => {
        const kind = fieldType === 'Image' ? pictureKinds[id] : undefined;
        return kind ? [[id, simulatedImage(kind, { card, face, measurement })]] : [];
      })
    : [];
  const { [face ? (diametersFieldOf(card) ?? '') : '']: _packed, ...values } = knownValues(seed, card, stack);
  const instrument = simulatedInstrument(seed, card, stack);
  return {
    organizationId: stack.organizationId,
    stackId: stack.id,
    version: 1,
    cardVersionId,
    values: { ...values, ...Object.fromEntries(images) },
    logEnds: face && packedLogEnds(face),
    fullMeasurement,
    volume: stack.volume,
    logCount: stack.logCount,
    instrument: instrument?.name ?? null,
    certificate: instrument?.certificate ?? null,
    certificateValidUntil: instrument?.certificate ? `${measuredAt.getUTCFullYear() + 1}-12-31` : null,
    app: null,
    measuredById: stack.surveyorId,
    measuredAt,
    receivedAt: stack.loadedIntoSystemDateTime ?? measuredAt,
    source: 'Demo',
    reason: null,
    authorId: null,
    message: null,
    messageDigest: null,
    corrected: null,
  };
}

export function registeredValues(
  seed: number,
  card: CardDefinition,
  stack: StackRecord,
): StoredValues | null {
  return stack.fullMeasurement === null ? knownValues(seed, card, stack) : null;
}

const pictureKinds: Record<string, PictureKind> = {
  frontImage: 'FrontImage',
  backImage: 'BackImage',
  closeupImage: 'CloseupImage',
};

function knownValues(seed: number, card: CardDefinition, stack: StackRecord): Record<string, unknown> {
  const read = valuesOf(seed, card, stack);
  const others = fieldsOfColumns(card);
  const fields = card.fields.filter(({ id }) => !others.includes(id));
  const values = fields.map((field) => [field.id, read(field).value] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

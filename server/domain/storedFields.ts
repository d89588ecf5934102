import { z } from '@hono/zod-openapi';
import { unitFactor } from '../../src/lib/units';
import type { CardDefinition, CardField, CardLanguage } from './cardDefinition';
import {
  type FieldContents,
  fieldValueOf,
  type PictureKind,
  positionOf,
  type StackFieldValue,
} from './fieldValue';
import { diametersOn, type PictureLogEnds, unpackLogEnds } from './logEnds';
import { overlayTitles } from './overlayTitles';
import { StackFileKindSchema, type Unit, UnitSchema } from './schemas';

/** By the field's id, each in the form of its type and in the unit that the field shows. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** What a stack is known by before and beside its measurement. */
interface KnownStack {
  registrator: string | null;
  surveyor: string | null;
  orderNumber: string | null;
  registrationDateTime: Date;
  measurementDateTime: Date | null;
  registeredValues: StoredValues | null;
  /** Cubic metres. */
  volume: number | null;
  latitude: number | null;
  longitude: number | null;
  height: number | null;
  accuracy: number | null;
  /** What is shown of its photographs; none where nobody asks for them. */
  pictures?: readonly ShownPicture[];
}

/** A photograph as it is shown. */
export interface ShownPicture {
  kind: PictureKind;
  /** Pixels. */
  width: number;
  height: number;
}

interface StoredMeasurement {
  values: StoredValues;
  logEnds: Uint8Array | null;
  fullMeasurement: boolean;
}

const StoredImageSchema = z.object({
  file: StackFileKindSchema,
  width: z.number(),
  height: z.number(),
  /** Log ends are outlined on it; with their diameters in this unit where it names one. */
  marks: z.object({ diameters: UnitSchema.nullable() }).optional(),
});

/** An image as it is stored: what lies over it is drawn from the packed log ends. */
export type StoredImage = z.infer<typeof StoredImageSchema>;

interface ReadableField extends CardField {
  /** The language of the titles of overlays. The default is the card's. */
  language?: CardLanguage | undefined;
}

/** The fields whose values are none of a measurement: columns of the stack have them. */
export function fieldsOfColumns({ fieldIds, volumeFieldId, stackFields }: CardDefinition): string[] {
  const ids = [fieldIds.registrator, fieldIds.surveyor, volumeFieldId, ...Object.values(stackFields ?? {})];
  return ids.filter((id) => id !== null);
}

/**
 * Reads fields of one stack by the card version that it was measured by. Nothing is made up: what was not sent, or does not fit
 * the field's type, is null. People, volume, diameters, position, order number and dates have columns of their own.
 */
export function fieldReader(
  card: CardDefinition,
  stack: KnownStack,
  measurement: StoredMeasurement | null,
): (field: ReadableField) => StackFieldValue {
  let pictures: PictureLogEnds[] | undefined;
  const pictureOf = (file: string) => {
    pictures ??= measurement?.logEnds ? unpackLogEnds(measurement.logEnds) : [];
    return pictures.find((picture) => picture.file === file);
  };
  const { fieldIds, stackFields } = card;
  const read = (field: ReadableField): unknown => {
    const { id, fieldType, language = card.language } = field;
    if (id === fieldIds.registrator) return stack.registrator;
    if (id === fieldIds.surveyor) return stack.surveyor;
    if (id === card.volumeFieldId) return shown(stack.volume, 'CubicMeters', field);
    if (id === stackFields?.registrationDate) return stack.registrationDateTime.toISOString();
    if (id === stackFields?.measurementDate) return stack.measurementDateTime?.toISOString();
    const stored = measurement?.values[id] ?? stack.registeredValues?.[id];
    // By a former version of the card it may have come as a value.
    if (id === stackFields?.orderNumber) return stack.orderNumber ?? stored;
    if (stored === undefined && measurement?.fullMeasurement && id === diametersFieldOf(card)) {
      const diameters = measurement.logEnds && diametersOn('FrontImage', measurement.logEnds);
      return diameters?.map((diameter) => shown(diameter, 'Centimeters', field));
    }
    if (fieldType === 'Position') return stored ?? positionOf(stack);
    if (fieldType !== 'Image') return stored;
    const photograph = stack.pictures?.find(({ kind }) => kind === kindOf(field, stored));
    return photograph
      ? photographOf(photograph, { card, language, found: pictureOf(photograph.kind) })
      : imageOf(stored, language, pictureOf);
  };
  return (field) => fieldValueOf(field.fieldType, read(field));
}

/** A value of one version of a card, in the unit of the same field in another one; null where that measures something else. */
export function inUnitOf(target: CardField, own: CardField, held: StackFieldValue): StackFieldValue | null {
  const [from, to] = [own.units?.display, target.units?.display];
  if (from === to || held.value === null) return held;
  const factor = unitFactor(from ?? '', to ?? '');
  if (factor === null) return null;
  if (held.fieldType === 'Double') return { ...held, value: held.value * factor };
  if (held.fieldType === 'ArrayOfDouble') return { ...held, value: held.value.map((part) => part * factor) };
  return null;
}

/** The field whose values are the diameters of the packed log ends, in their order. */
export function diametersFieldOf({ reportConfig }: CardDefinition): string | undefined {
  return reportConfig?.diameters?.diametersFieldId;
}

function shown(value: number | null, from: Unit, { units }: CardField): number | null {
  const to = units?.display ?? from;
  if (value === null || from === to) return value;
  const factor = unitFactor(from, to);
  return factor && value * factor;
}

function imageOf(
  stored: unknown,
  language: CardLanguage,
  pictureOf: (file: string) => PictureLogEnds | undefined,
): FieldContents['Image'] | null {
  const { data: image } = StoredImageSchema.safeParse(stored);
  if (image === undefined) return null;
  const { marks, ...shown } = image;
  const picture = marks && pictureOf(image.file);
  if (marks === undefined || picture === undefined) return { ...shown, overlays: [] };
  return { ...shown, overlays: overlaysOf(picture, marks.diameters, language) };
}

/** The field of a photograph is called like the photograph's kind, unless the measurement says which one it shows. */
function kindOf({ id }: CardField, stored: unknown): string | undefined {
  const named = StoredImageSchema.safeParse(stored).data?.file;
  return named ?? pictureKinds.find((kind) => kind.toLowerCase() === id.toLowerCase());
}

const pictureKinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const satisfies PictureKind[];

/** By how much two pictures of one shape may differ because pixels are whole. */
const shapeTolerance = 0.01;

/** With the log ends that were found on it; without, where they were found on a picture of another shape. */
function photographOf(
  { kind, width, height }: ShownPicture,
  {
    card,
    language,
    found,
  }: { card: CardDefinition; language: CardLanguage; found: PictureLogEnds | undefined },
): FieldContents['Image'] {
  const image = { file: kind, width, height };
  if (found === undefined) return { ...image, overlays: [] };
  const factor = width / found.width;
  if (Math.abs((found.height * factor) / height - 1) > shapeTolerance) return { ...image, overlays: [] };
  const logEnds = found.logEnds.map(({ x, y, diameter }) => ({ x: x * factor, y: y * factor, diameter }));
  const diameters = card.fields.find(({ id }) => id === diametersFieldOf(card))?.units?.display;
  const picture = { ...found, scale: found.scale * factor, logEnds };
  return { ...image, overlays: overlaysOf(picture, diameters ?? null, language) };
}

function overlaysOf(
  picture: PictureLogEnds,
  diameterUnit: Unit | null,
  language: CardLanguage,
): FieldContents['Image']['overlays'] {
  const discs = picture.logEnds.map(({ x, y, diameter }) => ({
    disc: { x, y, radius: (diameter / 200) * picture.scale },
    diameter,
  }));
  const outlines = {
    title: overlayTitles.logEnds[language],
    unit: null,
    marks: discs.map(({ disc }) => ({ ...disc, value: null })),
  };
  const factor = diameterUnit && unitFactor('Centimeters', diameterUnit);
  if (!factor) return [outlines];
  const diameters = {
    title: overlayTitles.diameters[language],
    unit: diameterUnit,
    marks: discs.map(({ disc, diameter }) => ({ ...disc, value: diameter * factor })),
  };
  return [outlines, diameters];
}

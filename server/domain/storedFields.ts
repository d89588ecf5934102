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

/**
 * Values are keyed by field id. Each has the form of its field type and is in the unit that the field shows.
 */
export type StoredValues = Readonly<Record<string, unknown>>;

interface KnownStack {
  registrator: string | null;
  surveyor: string | null;
  orderNumber: string | null;
  registrationDateTime: Date;
  measurementDateTime: Date | null;
  registeredValues: StoredValues | null;
  volume: number | null;
  latitude: number | null;
  longitude: number | null;
  height: number | null;
  accuracy: number | null;
  pictures?: readonly ShownPicture[];
}

export interface ShownPicture {
  kind: PictureKind;
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
  marks: z.object({ diameters: UnitSchema.nullable() }).optional(),
});

export type StoredImage = z.infer<typeof StoredImageSchema>;

interface ReadableField extends CardField {
  language?: CardLanguage | undefined;
}

export function fieldsOfColumns({ fieldIds, volumeFieldId, stackFields }: CardDefinition): string[] {
  const ids = [fieldIds.registrator, fieldIds.surveyor, volumeFieldId, ...Object.values(stackFields ?? {})];
  return ids.filter((id) => id !== null);
}

/**
 * Fields are read by the card version with which the stack was measured. A value that was not sent, or that
 * does not fit its field's type, is null. People, volume, diameters, position, order number and dates are
 * read from columns of their own.
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
    const said = measurement?.values[id];
    // Null means that the value was emptied by hand.
    const stored = said === undefined ? stack.registeredValues?.[id] : said;
    // With a former version of the card, the order number may have come as a value.
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

export function inUnitOf(target: CardField, own: CardField, held: StackFieldValue): StackFieldValue | null {
  const [from, to] = [own.units?.display, target.units?.display];
  if (from === to || held.value === null) return held;
  const factor = unitFactor(from ?? '', to ?? '');
  if (factor === null) return null;
  if (held.fieldType === 'Double') return { ...held, value: held.value * factor };
  if (held.fieldType === 'ArrayOfDouble') return { ...held, value: held.value.map((part) => part * factor) };
  return null;
}

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

function kindOf({ id }: CardField, stored: unknown): string | undefined {
  const named = StoredImageSchema.safeParse(stored).data?.file;
  return named ?? pictureKinds.find((kind) => kind.toLowerCase() === id.toLowerCase());
}

const pictureKinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const satisfies PictureKind[];

/** Because pixels are whole, two pictures of the same shape may differ by up to this share. */
const shapeTolerance = 0.01;

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

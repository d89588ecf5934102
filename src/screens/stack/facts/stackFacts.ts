import * as v from 'valibot';
import {
  type DiametersRule,
  diametersRule,
  type FrontBackRule,
  frontBackRule,
} from '@/features/stack-fields/distribution/reportRules';
import { fieldsById } from '@/features/stack-fields/fieldsById';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { partOrNull } from '@/features/stack-fields/partOrNull';
import { type ReadField, readField } from '@/features/stack-fields/readField';
import { isOnEarth, type Position } from '@/lib/position';
import type { Stack } from '@/screens/stack/readStack';

const id = partOrNull(v.string());

/** What a card says about its fields; each part is null where a service leaves it out. */
const sentCard = v.object({
  volumeFieldId: id,
  volumeFields: partOrNull(
    v.object({ stackedVolume: id, conversionFactor: id, overBark: id, barkDeduction: id }),
  ),
  reportConfig: partOrNull(
    v.object({ diameters: partOrNull(diametersRule), frontBackWarning: partOrNull(frontBackRule) }),
  ),
});

const sentIds = v.object({
  treeSpecies: id,
  assortment: id,
  assortmentLength: id,
  areaNumber: id,
  fullMeasurement: id,
});

/** Answers of a service, not yet read. */
interface SentRules {
  card: unknown;
  /** Of the filter options. */
  fieldIds: unknown;
}

export interface StackPicture {
  /** What it shows, such as "Front". */
  title: string;
  image: StackImage;
}

/** Values of a stack by what they mean; undefined where neither card nor service says which field it is. */
export interface StackFacts {
  volume: ReadField | undefined;
  stackedVolume: ReadField | undefined;
  conversionFactor: ReadField | undefined;
  overBark: ReadField | undefined;
  barkDeduction: ReadField | undefined;
  species: ReadField | undefined;
  assortment: ReadField | undefined;
  length: ReadField | undefined;
  areaNumber: ReadField | undefined;
  fullMeasurement: ReadField | undefined;
  logCount: ReadField | undefined;
  diameters: ReadField | undefined;
  front: ReadField | undefined;
  back: ReadField | undefined;
  /** Both sections of the front, measured by hand. */
  face: ReadField | undefined;
  diametersRule: DiametersRule | null;
  frontBackRule: FrontBackRule | null;
  fieldOf: (id: string) => ReadField | undefined;
  volumeFieldId: string | undefined;
  /** In the order of the page. */
  pictures: readonly StackPicture[];
  /** Null where there is none on earth, undefined where the service sends none. */
  position: Position | null | undefined;
}

export function stackFacts(stack: Stack, { card, fieldIds }: SentRules): StackFacts {
  const { volumeFieldId, volumeFields, reportConfig } = v.parse(sentCard, isRecord(card) ? card : {});
  const ids = v.parse(sentIds, isRecord(fieldIds) ? fieldIds : {});
  const sent = stack.sections.flatMap(({ fields }) => fields);
  const fieldOf = fieldsById(sent);
  const field = (of: string | null | undefined) => (of ? fieldOf(of) : undefined);
  const all = sent.map(readField);
  const diametersRule = reportConfig?.diameters ?? null;
  const frontBackRule = reportConfig?.frontBackWarning ?? null;
  return {
    volume: field(volumeFieldId),
    stackedVolume: field(volumeFields?.stackedVolume),
    conversionFactor: field(volumeFields?.conversionFactor),
    overBark: field(volumeFields?.overBark),
    barkDeduction: field(volumeFields?.barkDeduction),
    species: field(ids.treeSpecies),
    assortment: field(ids.assortment),
    length: field(diametersRule?.lengthFieldId) ?? field(ids.assortmentLength),
    areaNumber: field(ids.areaNumber),
    fullMeasurement: field(ids.fullMeasurement),
    logCount: field(diametersRule?.logCountFieldId),
    diameters: field(diametersRule?.diametersFieldId),
    front: field(frontBackRule?.frontAreaFieldId),
    back: field(frontBackRule?.backAreaFieldId),
    face: all.find(({ content }) => content.status === 'given' && content.fieldType === 'ManualArea'),
    diametersRule,
    frontBackRule,
    fieldOf,
    volumeFieldId: volumeFieldId ?? undefined,
    pictures: all.flatMap(({ title, content }) =>
      content.status === 'given' && content.fieldType === 'Image' ? [{ title, image: content.value }] : [],
    ),
    position: positionOf(stack.coordinates, all),
  };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function positionOf(coordinates: unknown, all: readonly ReadField[]): StackFacts['position'] {
  const own = readField({ fieldType: 'Position', value: coordinates });
  const places = [own, ...all].filter(({ content }) => content.fieldType === 'Position');
  for (const { content } of places) {
    if (content.status === 'given' && content.fieldType === 'Position' && isOnEarth(content.value))
      return content.value;
  }
  return coordinates === undefined && places.length === 1 ? undefined : null;
}

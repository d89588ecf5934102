import * as v from 'valibot';
import { sidesFirst } from '@/features/picture-viewer/pictureName';
import type { DiametersRule } from '@/features/stack-fields/distribution/reportRules';
import {
  type RecordedPosition,
  readVolumeFacts,
  recordedPosition,
  type VolumeFacts,
  volumeRules,
} from '@/features/stack-fields/evidence/volumeFacts';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import { partOrNull } from '@/features/stack-fields/partOrNull';
import type { ReadField } from '@/features/stack-fields/readField';
import type { EvidenceLimits } from '@/lib/evidence';
import type { Stack } from '@/screens/stack/readStack';

const id = partOrNull(v.string());

const sentCard = v.object({ measurementCardName: id, ...volumeRules });

const sentIds = v.object({
  registrator: id,
  treeSpecies: id,
  assortment: id,
  assortmentLength: id,
  areaNumber: id,
  fullMeasurement: id,
});

interface SentRules {
  card: unknown;
  fieldIds: unknown;
}

export interface TitledImage {
  title: string;
  image: StackImage;
}

interface Remark {
  title: string;
  lang: string | undefined;
  text: string;
}

/**
 * Values are named by their meaning. A field is undefined if neither card nor service says which of the
 * stack's fields has this meaning.
 * - `evidenceLimits` is null if the card sets none.
 * - `card` is the source of titles and options, and is null if it does not say in which language they are.
 * - `pictures` begin with front and back, and go on in the order of the page.
 * - `position` is null if it is nowhere on earth, and undefined if the service sends none.
 */
export interface StackFacts extends VolumeFacts {
  registrator: ReadField | undefined;
  species: ReadField | undefined;
  assortment: ReadField | undefined;
  areaNumber: ReadField | undefined;
  diametersRule: DiametersRule | null;
  evidenceLimits: EvidenceLimits | null;
  card: { name: string; language: string } | null;
  fieldOf: (id: string) => ReadField | undefined;
  volumeFieldId: string | undefined;
  remarks: readonly Remark[];
  pictures: readonly TitledImage[];
  position: RecordedPosition | null | undefined;
}

export function stackFacts(stack: Stack, { card, fieldIds }: SentRules): StackFacts {
  const { measurementCardName, ...rules } = v.parse(sentCard, isRecord(card) ? card : {});
  const ids = v.parse(sentIds, isRecord(fieldIds) ? fieldIds : {});
  const { all, ...measured } = readVolumeFacts(
    rules,
    stack.sections.flatMap(({ fields }) => fields),
  );
  const field = (of: string | null) => (of === null ? undefined : measured.fieldOf(of));
  const language = rules.reportConfig?.language;
  return {
    ...measured,
    registrator: field(ids.registrator),
    species: field(ids.treeSpecies),
    assortment: field(ids.assortment),
    length: measured.length ?? field(ids.assortmentLength),
    areaNumber: field(ids.areaNumber),
    fullMeasurement: field(ids.fullMeasurement),
    card: measurementCardName && language ? { name: measurementCardName, language } : null,
    // No card says which field is the remark: it is one that takes several lines.
    remarks: all.flatMap(({ title, language: own, content }) =>
      content.status === 'given' && content.fieldType === 'Text'
        ? [{ title, lang: own ?? language ?? undefined, text: content.value }]
        : [],
    ),
    pictures: sidesFirst(
      all.flatMap(({ title, content }) =>
        content.status === 'given' && content.fieldType === 'Image' ? [{ title, image: content.value }] : [],
      ),
      ({ image }) => image.file,
    ),
    position: recordedPosition(stack.coordinates, all),
  };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import * as v from 'valibot';
import { diametersRule } from '@/features/stack-fields/distribution/reportRules';
import { fieldsById } from '@/features/stack-fields/fieldsById';
import { stackImage } from '@/features/stack-fields/fieldValue';
import { meanDiameter } from '@/features/stack-fields/meanDiameter';
import { partOrNull } from '@/features/stack-fields/partOrNull';
import type { ReadField } from '@/features/stack-fields/readField';
import { isOnEarth, type Position } from '@/lib/position';

const number = v.pipe(v.number(), v.finite());

/** Only an image in the answer itself is shown: a URL would send the reader's browser to another host. */
const image = partOrNull(
  v.object({
    ...stackImage.entries,
    dataUrl: v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg);base64,/)),
  }),
);

/** The parts of a report's data that the panel shows; each is null where it is missing or unreadable. */
const sentReport = v.object({
  stack: partOrNull(
    v.object({
      polterId: partOrNull(v.string()),
      coordinates: partOrNull(v.object({ latitude: number, longitude: number })),
      fields: v.fallback(v.array(v.unknown()), []),
    }),
  ),
  measurementCard: partOrNull(
    v.object({ reportConfig: partOrNull(v.object({ diameters: partOrNull(diametersRule) })) }),
  ),
  frontImage: image,
  backImage: image,
  closeupImage: image,
});

export interface ReportFacts {
  polterId: string | null;
  logCount: ReadField | undefined;
  /** Null where no log was measured. */
  mean: ReturnType<typeof meanDiameter>;
  /** Null where there is none on earth. */
  position: Position | null;
  /** The front, or another image where there is none of it. */
  image: NonNullable<v.InferOutput<typeof image>> | null;
}

export function readReportFacts(sent: unknown): ReportFacts {
  const { output, success } = v.safeParse(sentReport, sent);
  if (!success) return { polterId: null, logCount: undefined, mean: null, position: null, image: null };
  const { stack, measurementCard, frontImage, backImage, closeupImage } = output;
  const rule = measurementCard?.reportConfig?.diameters ?? null;
  const fieldOf = fieldsById(stack?.fields ?? []);
  return {
    polterId: stack?.polterId ?? null,
    logCount: rule?.logCountFieldId ? fieldOf(rule.logCountFieldId) : undefined,
    mean: meanDiameter({ diameters: rule ? fieldOf(rule.diametersFieldId) : undefined, diametersRule: rule }),
    position: stack?.coordinates && isOnEarth(stack.coordinates) ? stack.coordinates : null,
    image: frontImage ?? backImage ?? closeupImage,
  };
}

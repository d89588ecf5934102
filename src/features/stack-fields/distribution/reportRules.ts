import * as v from 'valibot';
import { isUnit } from '@/features/stack-fields/fieldWords';
import type { Unit } from '@/store/api/stackApi';

const number = v.pipe(v.number(), v.finite());
const unit = v.custom<Unit>(isUnit);

export const diametersRule = v.object({
  diametersFieldId: v.string(),
  lengthFieldId: v.string(),
  logCountFieldId: v.nullish(v.string(), null),
  units: v.nullish(v.object({ diameter: unit, volume: unit }), null),
  intervals: v.array(v.object({ title: v.nullable(v.string()), from: number, to: v.nullable(number) })),
});

export const frontBackRule = v.object({ frontAreaFieldId: v.string(), backAreaFieldId: v.string() });

export type DiametersRule = v.InferOutput<typeof diametersRule>;

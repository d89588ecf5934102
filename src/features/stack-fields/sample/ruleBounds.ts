import type { MeasurementCardDocument } from '@/store/api/cardVersionApi';

type Field = MeasurementCardDocument['fields'][number];
export type Bound = number | null | undefined;

export function boundOf({ rules }: Pick<Field, 'rules'>, kind: Field['rules'][number]['kind']): Bound {
  return rules.find((rule) => rule.kind === kind)?.value;
}

export function within(usual: number, least: Bound, most: Bound): number {
  return Math.min(Math.max(usual, least ?? usual), most ?? Number.POSITIVE_INFINITY);
}

export function allowedNumber(field: Pick<Field, 'rules'>, usual: number): number {
  return within(usual, boundOf(field, 'MinValue'), boundOf(field, 'MaxValue'));
}

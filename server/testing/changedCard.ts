import { nordskovCard } from '../demo/seed/cardPlans';
import type { CardDocument } from '../domain/cardDocument';
import { buildCard } from '../domain/cards/buildCard';
import { readCard } from '../domain/readCard';

export const documentOf = (plan = nordskovCard): CardDocument => ({ name: plan.name, ...buildCard(plan) });

export type Key = string | number;

export function changed(...[place, value]: [place: readonly Key[], value: unknown]): unknown {
  const copy: unknown = structuredClone(documentOf());
  let holder: unknown = copy;
  for (const key of place.slice(0, -1))
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
  if (typeof holder !== 'object' || holder === null) throw new Error(`No ${place.join('.')} in the card`);
  const last = place.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

export const { fields } = documentOf();
export const indexOf = (id: string) => fields.findIndex((field) => field.id === id);
export const at = (id: string, ...rest: Key[]): Key[] => ['fields', indexOf(id), ...rest];
export const fieldPath = (id: string, rest: string) => `fields[${indexOf(id)}].${rest}`;
export const report = (...rest: Key[]): Key[] => ['reportConfig', ...rest];

export function problemLines(sent: unknown): string[] {
  const read = readCard(sent);
  return 'document' in read ? [] : read.problems.map(({ path, reason }) => `${path}: ${reason}`);
}

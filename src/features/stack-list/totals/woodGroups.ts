import type { StackItem, StackTotals } from '@/store/api/stackApi';

export type WoodGroup = StackTotals['groups'][number];
type Unit = WoodGroup['volumeUnit'];

type Stack = Pick<StackItem, 'volume' | 'volumeUnit' | 'treeSpecies'>;

const thousandths = (volume: number) => Math.round(volume * 1000);

/**
 * Groups these stacks in the same way as the service groups the stacks of a filter. Returns null if the
 * service does not send the volume of each stack. Species with the same key count as one, because versions of
 * a card may name a species differently.
 */
export function groupsOf(stacks: readonly Stack[]): WoodGroup[] | null {
  const groups = new Map<string, WoodGroup>();
  for (const { volume, volumeUnit, treeSpecies = null } of stacks) {
    if (volume === undefined || volumeUnit === undefined) return null;
    const name = JSON.stringify([treeSpecies?.key ?? null, volumeUnit]);
    const group = groups.get(name) ?? { treeSpecies, volumeUnit, count: 0, withoutVolume: 0, volume: 0 };
    groups.set(name, {
      ...group,
      count: group.count + 1,
      withoutVolume: group.withoutVolume + (volume === null ? 1 : 0),
      volume: (thousandths(group.volume) + thousandths(volume ?? 0)) / 1000,
    });
  }
  return [...groups.values()].sort((a, b) => b.volume - a.volume || b.count - a.count);
}

export function bySpecies(groups: readonly WoodGroup[]): readonly (readonly [string | null, WoodGroup[]])[] {
  const named = new Map<string | null, [name: string | null, groups: WoodGroup[]]>();
  for (const group of groups) {
    const { key = null, text = null } = group.treeSpecies ?? {};
    const [name, others] = named.get(key) ?? [text, []];
    named.set(key, [name, [...others, group]]);
  }
  return [...named.values()];
}

interface WoodTotal {
  withoutVolume: number;
  volumes: readonly (readonly [Unit, number])[];
}

export function totalOf(groups: readonly WoodGroup[]): WoodTotal {
  const sums = new Map<Unit, number>();
  for (const { volumeUnit, volume, count, withoutVolume } of groups)
    if (withoutVolume < count) sums.set(volumeUnit, (sums.get(volumeUnit) ?? 0) + thousandths(volume));
  return {
    withoutVolume: groups.reduce((sum, group) => sum + group.withoutVolume, 0),
    volumes: [...sums].map(([unit, sum]) => [unit, sum / 1000] as const),
  };
}

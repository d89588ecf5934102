import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { groupsOf } from '@/features/stack-list/totals/woodGroups';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { SelectedStack } from '@/store/selection/selectionSlice';

interface AssignedStack {
  stackId: string;
  sawmillId: string;
}

export function useNamesOf(selected: readonly SelectedStack[], sawmills: readonly Sawmill[] | undefined) {
  const totalText = useTotalText();
  return (assigned: readonly AssignedStack[]) => {
    const stacks = assigned.flatMap(
      ({ stackId }) => selected.find((stack) => stack.stackId === stackId) ?? [],
    );
    const groups = groupsOf(stacks);
    const ids = new Set(assigned.map(({ sawmillId }) => sawmillId));
    const names = sawmills?.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])) ?? [];
    return {
      numbers: stacks.map(({ stackNumber }) => stackNumber),
      volume: groups && groups.length > 0 ? totalText(groups) : null,
      sawmill: names.length > 0 ? names.join(', ') : null,
    };
  };
}

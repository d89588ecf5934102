import { useText } from '@/i18n/useText';
import { namedStacks } from '@/lib/namedStacks';

export interface AssignedStack {
  stackId: string;
  sawmillId: string;
  until: string;
}

export interface StackNames {
  numbers: readonly string[];
  volume: string | null;
  sawmill: string | null;
}

export type NamesOf = (stacks: readonly AssignedStack[]) => StackNames;

/** Returns a function that gives a text such as "26-101-00148, 26-101-00150 and 3 more". */
export function useStackNumbers() {
  const t = useText();
  return (numbers: readonly string[]): string => {
    const others = numbers.length - namedStacks;
    const more = others > 0 ? [t('stacks.assign_more', { count: others })] : [];
    return [...numbers.slice(0, namedStacks), ...more].join(', ');
  };
}

import { useText } from '@/i18n/useText';
import { namedStacks } from '@/lib/namedStacks';

/** A stack, the sawmill that it is taken back from, and by its end the assignment that is meant. */
export interface AssignedStack {
  stackId: string;
  sawmillId: string;
  until: string;
}

/** By what a person knows stacks; null where that is not known. */
export interface StackNames {
  numbers: readonly string[];
  /** Of all of them together, with its unit. */
  volume: string | null;
  sawmill: string | null;
}

export type NamesOf = (stacks: readonly AssignedStack[]) => StackNames;

/** "26-101-00148, 26-101-00150 and 3 more". */
export function useStackNumbers() {
  const t = useText();
  return (numbers: readonly string[]): string => {
    const others = numbers.length - namedStacks;
    const more = others > 0 ? [t('stacks.assign_more', { count: others })] : [];
    return [...numbers.slice(0, namedStacks), ...more].join(', ');
  };
}

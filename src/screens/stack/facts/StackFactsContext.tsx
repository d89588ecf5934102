import { createContext, type ReactNode, useMemo, useState } from 'react';
import { type DiameterRange, LogClassesContext } from './chosenClass';
import type { StackFacts } from './stackFacts';

export const StackFactsContext = createContext<StackFacts | null>(null);

interface StackFactsProviderProps {
  facts: StackFacts;
  children: ReactNode;
}

/**
 * Keeps the highlighted classes in a context of their own, so that a highlight renders only the parts that
 * show it, and never the whole page.
 */
export function StackFactsProvider({ facts, children }: StackFactsProviderProps) {
  const [chosen, onChoose] = useState<DiameterRange | null>(null);
  const [pointed, onPoint] = useState<DiameterRange | null>(null);
  const classes = useMemo(() => ({ chosen, pointed, onChoose, onPoint }), [chosen, pointed]);
  return (
    <StackFactsContext value={facts}>
      <LogClassesContext value={classes}>{children}</LogClassesContext>
    </StackFactsContext>
  );
}

import { createContext, type ReactNode, useMemo, useState } from 'react';
import { type DiameterRange, LogClassesContext } from './chosenClass';
import type { StackFacts } from './stackFacts';

/** The context is null for a part that is shown without a stack. */
export const StackFactsContext = createContext<StackFacts | null>(null);

interface StackFactsProviderProps {
  facts: StackFacts;
  children: ReactNode;
}

/**
 * The provider keeps the classes that are lit, so that only what lights them up is drawn again, and never
 * the whole page.
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

import { createContext, type ReactNode, useMemo, useState } from 'react';
import { type DiameterRange, LogClassesContext } from './chosenClass';
import type { StackFacts } from './stackFacts';

/** Null for a part that is shown without a stack. */
export const StackFactsContext = createContext<StackFacts | null>(null);

/** Whether the page has the diameters by class, and each on demand; only the part that draws them knows, and it may not load. */
export const DistributionContext = createContext({
  isShown: false,
  onShown: (_isShown: boolean): void => undefined,
});

interface StackFactsProviderProps {
  facts: StackFacts;
  children: ReactNode;
}

/** Keeps the classes that are lit, so that only what lights them up is drawn again, and never the whole page. */
export function StackFactsProvider({ facts, children }: StackFactsProviderProps) {
  const [chosen, onChoose] = useState<DiameterRange | null>(null);
  const [pointed, onPoint] = useState<DiameterRange | null>(null);
  const [isShown, onShown] = useState(false);
  const distribution = useMemo(() => ({ isShown, onShown }), [isShown]);
  const classes = useMemo(() => ({ chosen, pointed, onChoose, onPoint }), [chosen, pointed]);
  return (
    <StackFactsContext value={facts}>
      <DistributionContext value={distribution}>
        <LogClassesContext value={classes}>{children}</LogClassesContext>
      </DistributionContext>
    </StackFactsContext>
  );
}

import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { StackVersion } from './correction/StackVersion';
import { StackDoubts } from './doubts/StackDoubts';
import { StackEvidence } from './evidence/StackEvidence';
import { StackFactsProvider } from './facts/StackFactsContext';
import type { StackFacts } from './facts/stackFacts';
import { StackHead } from './head/StackHead';
import { NearbyStacks } from './nearby/NearbyStacks';
import { StackOrigin } from './origin/StackOrigin';
import type { Stack } from './readStack';
import { StackContents } from './StackContents';
import { StackWithdrawn } from './withdrawal/StackWithdrawn';

interface StackPartsProps {
  stack: Stack;
  facts: StackFacts;
  departmentName: string | undefined;
  history: ReactNode;
}

/** The head and the record are shown even if another part throws on its data. */
export function StackParts({ stack, facts, departmentName, history }: StackPartsProps) {
  const t = useText();
  return (
    <StackFactsProvider facts={facts}>
      <StackWithdrawn key={`withdrawn ${stack.stackId}`} stack={stack} />
      <StackHead stack={stack} facts={facts} departmentName={departmentName} history={history} />
      <StackVersion key={`version ${stack.stackId}`} stack={stack} />
      {stack.withdrawal === null && (
        <StackDoubts key={`doubts ${stack.stackId}`} stack={stack} facts={facts} />
      )}
      {stack.status !== 'PreRegistration' && (
        <PartBoundary fallback={(retry) => <ErrorState title={t('stack.evidence.broken')} onRetry={retry} />}>
          <StackEvidence stack={stack} facts={facts} />
        </PartBoundary>
      )}
      <StackContents stack={stack} />
      <StackOrigin key={`origin ${stack.stackId}`} stack={stack} />
      {/* Comes late: further up, it would move what is read. */}
      {facts.position && (
        <PartBoundary>
          <NearbyStacks stack={stack} position={facts.position} />
        </PartBoundary>
      )}
    </StackFactsProvider>
  );
}

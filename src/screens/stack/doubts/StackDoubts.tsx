import { useRef } from 'react';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { evidenceOf } from '@/features/stack-fields/evidence/evidence';
import { evidenceText } from '@/features/stack-fields/evidence/evidenceText';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { acceptedIn, type Stack } from '@/screens/stack/readStack';
import type { Acceptable } from '@/store/api/stackApi';
import { useFeature } from '@/store/useFeature';
import { Notice } from '@/ui/feedback/Notice';
import { Decision } from './Decision';
import { doubtsId } from './doubtsId';
import { FacesCompared } from './FacesCompared';
import { openDoubts } from './openDoubts';
import classes from './StackDoubts.module.css';
import { StandingDecisions } from './StandingDecisions';

interface StackDoubtsProps {
  stack: Stack;
  facts: StackFacts;
}

export function StackDoubts({ stack: sent, facts }: StackDoubtsProps) {
  const words = useFieldWords();
  const section = useRef<HTMLElement>(null);
  const hasDecisions = useFeature('decisions');
  // A service of a former version takes no decisions about checks.
  const stack = hasDecisions ? sent : { ...sent, failedChecks: [], newMeasurement: null };
  const { t } = words;
  const open = openDoubts(stack);
  const shown = [...open, ...acceptedIn(stack)];
  if (!useFeature('doubts') || shown.length === 0) return null;
  const checks = evidenceOf(facts, stack.instrument);
  const reason = (kind: Acceptable) => {
    const check = checks.find((one) => one.check === kind && one.verdict === 'failed');
    return check ? evidenceText(check, words) : t(`stack_doubt.${kind}`);
  };
  return (
    <section
      ref={section}
      id={doubtsId}
      tabIndex={-1}
      aria-label={t('stack.doubts.title')}
      className={classes.doubts}
      data-card
    >
      {open.length > 0 && (
        <Notice tone="warning">
          {open.map((kind) => (
            <p key={kind}>{reason(kind)}</p>
          ))}
        </Notice>
      )}
      {shown.includes('faces') && <FacesCompared stack={stack} facts={facts} />}
      {open.length > 0 && <Decision stack={stack} open={open} section={section} />}
      <StandingDecisions stack={stack} reason={reason} section={section} />
    </section>
  );
}

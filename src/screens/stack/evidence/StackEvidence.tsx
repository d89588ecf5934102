import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { Verdict } from '@/lib/evidence';
import { StackDiameters } from '@/screens/stack/distribution/StackDiameters';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { type Tone, ToneBadge, type ToneShape } from '@/ui/tone/ToneBadge';
import { evidenceOf } from './evidence';
import { evidenceText } from './evidenceText';
import classes from './StackEvidence.module.css';
import { VolumeMakingCard } from './VolumeMakingCard';

interface StackEvidenceProps {
  stack: Stack;
  facts: StackFacts;
}

/** May I believe the number: what speaks for it, how it was made, and of which logs. */
export function StackEvidence({ stack, facts }: StackEvidenceProps) {
  return (
    <>
      <EvidenceCard stack={stack} facts={facts} />
      {/* Without its id it is not known which value is the volume. */}
      {facts.volumeFieldId && <VolumeMakingCard facts={facts} />}
      {facts.diametersRule && <StackDiameters facts={facts} rule={facts.diametersRule} />}
    </>
  );
}

const looks: Record<Verdict, { tone: Tone; shape: ToneShape }> = {
  passed: { tone: 'success', shape: 'disc' },
  failed: { tone: 'warning', shape: 'square' },
  unknown: { tone: 'neutral', shape: 'ring' },
};

function EvidenceCard({ stack, facts }: StackEvidenceProps) {
  const words = useFieldWords();
  const { t } = words;
  const isFailed = ({ verdict }: { verdict: Verdict }) => Number(verdict === 'failed');
  // What failed is read first.
  const checks = evidenceOf(facts, stack.instrument).toSorted(
    (one, other) => isFailed(other) - isFailed(one),
  );
  if (checks.every(({ verdict }) => verdict === 'unknown')) return null;
  return (
    <ReadOnlyCard title={t('stack.evidence.title')}>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={check.check} className={classes.check}>
            <ToneBadge {...looks[check.verdict]} label={t(`stack.evidence.verdict.${check.verdict}`)} />
            <b>{t(`stack.evidence.${check.check}.name`)}</b>{' '}
            <span className={classes.reason}>{evidenceText(check, words)}</span>
          </li>
        ))}
      </ul>
    </ReadOnlyCard>
  );
}

import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { Verdict } from '@/lib/evidence';
import { type Tone, ToneBadge, type ToneShape } from '@/ui/tone/ToneBadge';
import classes from './EvidenceList.module.css';
import type { EvidenceCheck } from './evidence';
import { evidenceText } from './evidenceText';

const looks: Record<Verdict, { tone: Tone; shape: ToneShape }> = {
  passed: { tone: 'success', shape: 'disc' },
  failed: { tone: 'warning', shape: 'square' },
  unknown: { tone: 'neutral', shape: 'ring' },
};

/** Each check with its verdict and the reason; what failed is read first. */
export function EvidenceList({ checks }: { checks: readonly EvidenceCheck[] }) {
  const words = useFieldWords();
  const { t } = words;
  const isFailed = ({ verdict }: { verdict: Verdict }) => Number(verdict === 'failed');
  return (
    <ul className={classes.checks}>
      {checks
        .toSorted((one, other) => isFailed(other) - isFailed(one))
        .map((check) => (
          <li key={check.check} className={classes.check}>
            <ToneBadge {...looks[check.verdict]} label={t(`stack.evidence.verdict.${check.verdict}`)} />
            <b>{t(`stack.evidence.${check.check}.name`)}</b>{' '}
            <span className={classes.reason}>{evidenceText(check, words)}</span>
          </li>
        ))}
    </ul>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { useText } from '@/i18n/useText';
import type { Verdict } from '@/lib/evidence';
import { Icon } from '@/ui/icons/Icon';
import { type Tone, ToneBadge, type ToneShape } from '@/ui/tone/ToneBadge';
import classes from './EvidenceList.module.css';
import type { EvidenceCheck } from './evidence';
import { evidenceText } from './evidenceText';

const looks: Record<Exclude<Verdict, 'passed'>, { tone: Tone; shape: ToneShape }> = {
  failed: { tone: 'warning', shape: 'square' },
  unknown: { tone: 'neutral', shape: 'ring' },
};

/** Each check with its verdict and the reason; what failed is read first. */
export function EvidenceList({ checks }: { checks: readonly EvidenceCheck[] }) {
  const words = useFieldWords();
  const { t } = words;
  const isFailed = ({ verdict }: { verdict: Verdict }) => Number(verdict === 'failed');
  return (
    <div className={classes.list}>
      <ul className={classes.checks}>
        {checks
          .toSorted((one, other) => isFailed(other) - isFailed(one))
          .map((check) => (
            <li key={check.check} className={classes.check}>
              <VerdictMark verdict={check.verdict} />
              <b>{t(`stack.evidence.${check.check}.name`)}</b>{' '}
              <span className={classes.reason}>{evidenceText(check, words)}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** What passed is a tick: the eye goes to what did not. */
function VerdictMark({ verdict }: { verdict: Verdict }) {
  const t = useText();
  const label = t(`stack.evidence.verdict.${verdict}`);
  if (verdict !== 'passed') return <ToneBadge {...looks[verdict]} label={label} />;
  return (
    <span className={classes.passed}>
      <Icon name="check" size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

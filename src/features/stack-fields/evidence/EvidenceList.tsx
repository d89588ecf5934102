import { Text, VisuallyHidden } from '@mantine/core';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { useText } from '@/i18n/useText';
import type { Acceptable } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { unfolds } from '@/ui/layout/toPart';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './EvidenceList.module.css';
import { type EvidenceCheck, isAccepted } from './evidence';
import { evidenceText } from './evidenceText';

interface ChecksProps {
  checks: readonly EvidenceCheck[];
}

interface EvidenceListProps extends ChecksProps {
  accepted: readonly Acceptable[];
  remedy?: string;
}

export function EvidenceList({ checks, accepted, remedy }: EvidenceListProps) {
  const words = useFieldWords();
  const { t } = words;
  const failed = checks.filter(({ verdict }) => verdict === 'failed');
  const others = checks.filter(({ verdict }) => verdict !== 'failed');
  const names = useNames(checks);
  return (
    <>
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map((check) => {
            const isSettled = isAccepted(check, accepted);
            return (
              <li key={check.check}>
                {isSettled ? (
                  <ToneBadge tone="neutral" shape="check" label={t('stack.evidence.verdict.accepted')} />
                ) : (
                  <ToneBadge tone="warning" shape="alert" label={t('stack.evidence.verdict.failed')} />
                )}{' '}
                <b>{t(`stack.evidence.${check.check}.name`)}</b> <p>{evidenceText(check, words)}</p>{' '}
                {!isSettled && <p>{t(`stack.evidence.${check.check}.next`)}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {remedy && failed.some((check) => !isAccepted(check, accepted)) && (
        <Text inherit mb={8}>
          {remedy}
        </Text>
      )}
      {others.length > 0 && (
        <details className={classes.others} {...(failed.length === 0 && unfolds)}>
          <summary>
            <span className={classes.names}>{names}</span>
            <span className={classes.fewer}>{t('stack.show_fewer')}</span>
            <Icon name="chevronDown" />
          </summary>
          <OtherChecks checks={others} />
        </details>
      )}
    </>
  );
}

function useNames(checks: readonly EvidenceCheck[]): string {
  const t = useText();
  const named = (verdict: 'passed' | 'unknown') => {
    const names = checks
      .filter((check) => check.verdict === verdict)
      .map(({ check }) => t(`stack.evidence.${check}.name`));
    return names.length > 0 && t(`stack.evidence.named.${verdict}`, { checks: names.join(', ') });
  };
  return [named('passed'), named('unknown')].filter(Boolean).join(' · ');
}

function OtherChecks({ checks }: ChecksProps) {
  const words = useFieldWords();
  const { t } = words;
  return (
    <div className={classes.list}>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <li key={check.check} className={classes.check}>
            <VerdictMark isKnown={check.verdict === 'passed'} />
            <b>{t(`stack.evidence.${check.check}.name`)}</b>{' '}
            <span className={classes.reason}>{evidenceText(check, words)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function VerdictMark({ isKnown }: { isKnown: boolean }) {
  const t = useText();
  return (
    <span className={classes.mark} data-unknown={!isKnown || undefined}>
      {isKnown && <Icon name="check" size={16} />}
      <VisuallyHidden>{t(`stack.evidence.verdict.${isKnown ? 'passed' : 'unknown'}`)}</VisuallyHidden>
    </span>
  );
}

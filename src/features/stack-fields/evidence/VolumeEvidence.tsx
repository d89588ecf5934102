import { Anchor } from '@mantine/core';
import { type MouseEvent, useMemo } from 'react';
import { useText } from '@/i18n/useText';
import type { Verdict } from '@/lib/evidence';
import { Icon } from '@/ui/icons/Icon';
import { type EvidenceFacts, evidenceOf, type Instrument } from './evidence';
import classes from './VolumeEvidence.module.css';
import type { VolumeFacts } from './volumeFacts';
import { barkOfVolume, recompute } from './volumeMaking';

/** Id of the element with all checks and their reasons, which takes the focus. */
export const evidenceId = 'evidence';

interface VolumeEvidenceProps {
  facts: EvidenceFacts & VolumeFacts;
  /** Undefined: the service does not send it; null: nobody wrote it down. */
  instrument: Instrument | null | undefined;
}

/** Beside a volume: with or without bark, and below it what its checks say. What nobody knows is left out. */
export function VolumeEvidence({ facts, instrument }: VolumeEvidenceProps) {
  const t = useText();
  const { bark, checks, matches } = useMemo(() => {
    const making = recompute(facts);
    return {
      bark: barkOfVolume(facts),
      checks: evidenceOf(facts, instrument),
      matches: making.kind === 'recomputed' ? making.matches : null,
    };
  }, [facts, instrument]);
  const having = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict);
  const [passed, failed, unknown] = [having('passed'), having('failed'), having('unknown')];
  const warnings = [
    failed.length > 0 &&
      t('stack.evidence.failed', {
        count: failed.length,
        checks: failed.map(({ check }) => t(`stack.evidence.${check}.name`)).join(', '),
      }),
    matches === false && t('stack.evidence.recomputed_differs'),
  ].filter((text) => text !== false);
  const summary = [
    passed.length > 0 && t('stack.evidence.summary', { passed: passed.length, count: checks.length }),
    passed.length > 0 && unknown.length > 0 && t('stack.evidence.summary_unknown', { count: unknown.length }),
    matches === true && t('stack.evidence.recomputed'),
  ].filter((text) => text !== false);
  const isDoubtful = warnings.length > 0;
  return (
    <>
      {bark && <span className={classes.bark}> {t(`stack.making.bark_${bark}`)}</span>}
      {(isDoubtful || summary.length > 0) && (
        <Anchor
          href={`#${evidenceId}`}
          className={classes.verdict}
          data-failed={isDoubtful || undefined}
          onClick={showEvidence}
        >
          <Icon name={isDoubtful ? 'alert' : 'check'} size={14} />
          {(isDoubtful ? warnings : summary).join(' · ')}
        </Anchor>
      )}
    </>
  );
}

/** A fragment in the URL would add a history entry without the state of the page. */
function showEvidence(event: MouseEvent) {
  event.preventDefault();
  const evidence = document.getElementById(evidenceId);
  evidence?.scrollIntoView({ block: 'start' });
  evidence?.focus({ preventScroll: true });
}

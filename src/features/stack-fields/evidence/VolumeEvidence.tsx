import { Anchor } from '@mantine/core';
import { type MouseEvent, useMemo } from 'react';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { type EvidenceFacts, evidenceOf, type Instrument } from './evidence';
import classes from './VolumeEvidence.module.css';
import type { VolumeFacts } from './volumeFacts';
import { barkOfVolume } from './volumeMaking';

/** Id of the element with all checks and their reasons, which takes the focus. */
export const evidenceId = 'evidence';

interface VolumeEvidenceProps {
  facts: EvidenceFacts & VolumeFacts;
  /** Undefined: the service does not send it; null: nobody wrote it down. */
  instrument: Instrument | null | undefined;
}

/** Beside a volume: with or without bark, and below it the checks that it does not pass. What nobody knows is left out. */
export function VolumeEvidence({ facts, instrument }: VolumeEvidenceProps) {
  const t = useText();
  const { bark, failed } = useMemo(
    () => ({
      bark: barkOfVolume(facts),
      failed: evidenceOf(facts, instrument).filter(({ verdict }) => verdict === 'failed'),
    }),
    [facts, instrument],
  );
  return (
    <>
      {bark && <span className={classes.bark}> {t(`stack.making.bark_${bark}`)}</span>}
      {failed.length > 0 && (
        <Anchor href={`#${evidenceId}`} className={classes.failed} onClick={showEvidence}>
          <Icon name="alert" size={14} />
          {t('stack.evidence.failed', {
            count: failed.length,
            checks: failed.map(({ check }) => t(`stack.evidence.${check}.name`)).join(', '),
          })}
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

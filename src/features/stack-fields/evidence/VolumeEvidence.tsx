import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { useText } from '@/i18n/useText';
import type { Verdict } from '@/lib/evidence';
import type { Acceptable } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { toPart } from '@/ui/layout/toPart';
import {
  type EvidenceCheck,
  type EvidenceFacts,
  evidenceId,
  evidenceOf,
  type Instrument,
  isAccepted,
} from './evidence';
import { failureText } from './evidenceText';
import classes from './VolumeEvidence.module.css';
import type { VolumeFacts } from './volumeFacts';
import { barkOfVolume } from './volumeMaking';

interface VolumeEvidenceProps {
  facts: EvidenceFacts;
  instrument: Instrument | null | undefined;
  accepted: readonly Acceptable[];
}

/** A buyer of photographed wood could read bare cubic metres as stacked volume. */
export function VolumeKind() {
  const t = useText();
  return <span className={classes.bark}> {t('stack.head.solid')}</span>;
}

export function VolumeBark({ facts }: { facts: VolumeFacts }) {
  const t = useText();
  const bark = useMemo(() => barkOfVolume(facts), [facts]);
  return bark && <span className={classes.bark}> {t(`stack.making.bark_${bark}`)}</span>;
}

export function VolumeEvidence({ facts, instrument, accepted }: VolumeEvidenceProps) {
  const words = useFieldWords();
  const { t } = words;
  const checks = useMemo(() => evidenceOf(facts, instrument), [facts, instrument]);
  const having = (verdict: Verdict) => checks.filter((check) => check.verdict === verdict);
  const [passed, unknown] = [having('passed'), having('unknown')];
  // A stack below the recommended size does not raise a doubt that somebody could end.
  const hints = having('failed').filter(({ check }) => check === 'size');
  const failed = having('failed').filter((check) => !isAccepted(check, accepted) && !hints.includes(check));
  const settled = having('failed').filter((check) => isAccepted(check, accepted));
  const namesOf = (some: readonly EvidenceCheck[]) =>
    some.map(({ check }) => t(`stack.evidence.${check}.name`)).join(', ');
  const summary = [
    passed.length > 0 && t('stack.evidence.summary', { passed: passed.length, count: checks.length }),
    settled.length > 0 && t('stack.evidence.accepted', { count: settled.length, checks: namesOf(settled) }),
    passed.length > 0 && unknown.length > 0 && t('stack.evidence.summary_unknown', { count: unknown.length }),
  ].filter((text) => text !== false);
  const isDoubtful = failed.length > 0;
  if (!isDoubtful && summary.length + hints.length === 0) return null;
  const verdict = (
    <Anchor {...toPart(evidenceId)} className={classes.verdict}>
      <Icon name={isDoubtful ? 'alert' : 'check'} size={14} />
      {isDoubtful
        ? t('stack.evidence.failed', { count: failed.length })
        : [...summary, ...hints.map((check) => failureText(check, words))].join(' · ')}
    </Anchor>
  );
  if (!isDoubtful) return verdict;
  return (
    <div className={classes.doubt}>
      {verdict}
      {[...failed, ...hints].map((check) => (
        <p key={check.check}>{failureText(check, words)}</p>
      ))}
    </div>
  );
}

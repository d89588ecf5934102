import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { EvidenceList } from '@/features/stack-fields/evidence/EvidenceList';
import { evidenceId, evidenceOf, failsEvidence } from '@/features/stack-fields/evidence/evidence';
import { useText } from '@/i18n/useText';
import { StackDiameters } from '@/screens/stack/distribution/StackDiameters';
import { FoldedCard } from '@/screens/stack/FoldedCard';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import { acceptedIn, type Stack } from '@/screens/stack/readStack';
import { Attention } from '@/ui/tone/ToneBadge';
import classes from './StackEvidence.module.css';
import { VolumeMaking } from './VolumeMaking';

interface StackEvidenceProps {
  stack: Stack;
  facts: StackFacts;
}

/**
 * The service sends the invoiceable date even if a check has failed. The note says that the stack must not be
 * invoiced before the check is settled.
 */
export function InvoiceableNote({ stack, facts }: StackEvidenceProps) {
  const t = useText();
  if (!failsEvidence(evidenceOf(facts, stack.instrument), acceptedIn(stack))) return null;
  return <Attention>{t('stack.head.after_check')}</Attention>;
}

export function StackEvidence({ stack, facts }: StackEvidenceProps) {
  return (
    <div className={classes.cards}>
      <EvidenceCard stack={stack} facts={facts} />
      {facts.diametersRule && <StackDiameters facts={facts} rule={facts.diametersRule} />}
    </div>
  );
}

function EvidenceCard({ stack, facts }: StackEvidenceProps) {
  const t = useText();
  const checks = evidenceOf(facts, stack.instrument);
  const isChecked = checks.some(({ verdict }) => verdict !== 'unknown');
  // Without the id of the volume's field it is not known which value is the volume.
  const isMade = facts.volumeFieldId !== undefined;
  if (!isChecked && !isMade) return null;
  const hasFailed = checks.some(({ verdict }) => verdict === 'failed');
  return (
    <div id={evidenceId} tabIndex={-1}>
      <FoldedCard title={t('stack.evidence.card')} opens={hasFailed ? 'everywhere' : 'with room'}>
        {isChecked && (
          <EvidencePart title={t('stack.evidence.title')}>
            <EvidenceList checks={checks} accepted={acceptedIn(stack)} />
          </EvidencePart>
        )}
        {isMade && (
          <EvidencePart title={t('stack.making.title')}>
            <VolumeMaking stack={stack} facts={facts} />
          </EvidencePart>
        )}
      </FoldedCard>
    </div>
  );
}

function EvidencePart({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.part} aria-labelledby={headingId}>
      <Title order={3} id={headingId} mb={8}>
        {title}
      </Title>
      {children}
    </section>
  );
}

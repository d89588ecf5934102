import { EvidenceList } from '@/features/stack-fields/evidence/EvidenceList';
import { evidenceId, evidenceOf, failsEvidence } from '@/features/stack-fields/evidence/evidence';
import { VolumeBark, VolumeEvidence } from '@/features/stack-fields/evidence/VolumeEvidence';
import { useText } from '@/i18n/useText';
import { StackDiameters } from '@/screens/stack/distribution/StackDiameters';
import { FoldedCard } from '@/screens/stack/FoldedCard';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { Attention } from '@/ui/tone/ToneBadge';
import { EvidencePart } from './EvidencePart';
import classes from './StackEvidence.module.css';
import { VolumeMaking } from './VolumeMaking';

type Part = 'bark' | 'checks' | 'invoiceable' | 'cards';

interface StackEvidenceProps {
  stack: Stack;
  facts: StackFacts;
}

/** What stands of the evidence in the head, and the evidence itself: one component, which the page loads once. */
export function StackEvidence({ part, stack, facts }: StackEvidenceProps & { part: Part }) {
  switch (part) {
    case 'bark':
      return <VolumeBark facts={facts} />;
    case 'checks':
      return <VolumeEvidence facts={facts} instrument={stack.instrument} />;
    case 'invoiceable':
      return <InvoiceableNote stack={stack} facts={facts} />;
    case 'cards':
      return <EvidenceCards stack={stack} facts={facts} />;
  }
}

/** The date is the service's; whether it holds is for whoever looks at the checks. */
function InvoiceableNote({ stack, facts }: StackEvidenceProps) {
  const t = useText();
  if (!failsEvidence(evidenceOf(facts, stack.instrument))) return null;
  return <Attention>{t('stack.head.after_check')}</Attention>;
}

/** May I believe the number: what speaks for it and how it was made, and then of which logs. */
function EvidenceCards({ stack, facts }: StackEvidenceProps) {
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
  // Without its id it is not known which value is the volume.
  const isMade = facts.volumeFieldId !== undefined;
  if (!isChecked && !isMade) return null;
  const hasFailed = checks.some(({ verdict }) => verdict === 'failed');
  return (
    <div id={evidenceId} tabIndex={-1}>
      <FoldedCard title={t('stack.evidence.card')} opens={hasFailed ? 'everywhere' : 'with room'}>
        {isChecked && (
          <EvidencePart title={t('stack.evidence.title')}>
            <EvidenceList checks={checks} />
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

import { evidenceId } from '@/features/stack-fields/evidence/EvidenceLink';
import { EvidenceList } from '@/features/stack-fields/evidence/EvidenceList';
import { evidenceOf } from '@/features/stack-fields/evidence/evidence';
import { useText } from '@/i18n/useText';
import { StackDiameters } from '@/screens/stack/distribution/StackDiameters';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { VolumeMakingCard } from './VolumeMakingCard';

// For the head: here, because files of their own would weigh more than they do.
export { VolumeBark, VolumeEvidence } from '@/features/stack-fields/evidence/VolumeEvidence';

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

function EvidenceCard({ stack, facts }: StackEvidenceProps) {
  const t = useText();
  const checks = evidenceOf(facts, stack.instrument);
  if (checks.every(({ verdict }) => verdict === 'unknown')) return null;
  return (
    <div id={evidenceId} tabIndex={-1}>
      <ReadOnlyCard title={t('stack.evidence.title')}>
        <EvidenceList checks={checks} />
      </ReadOnlyCard>
    </div>
  );
}

import { Text, Title } from '@mantine/core';
import { type ReactNode, useId, useMemo } from 'react';
import { DistributionTable } from '@/features/stack-fields/distribution/DistributionTable';
import { distributionNotes, omissionText } from '@/features/stack-fields/distribution/distributionNotes';
import { distributionRows } from '@/features/stack-fields/distribution/distributionRows';
import { readDistribution } from '@/features/stack-fields/distribution/readDistribution';
import type { DiametersRule } from '@/features/stack-fields/distribution/reportRules';
import { shownClasses } from '@/features/stack-fields/distribution/shownClasses';
import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import { EvidenceList } from '@/features/stack-fields/evidence/EvidenceList';
import { evidenceId, evidenceOf } from '@/features/stack-fields/evidence/evidence';
import { VolumeBark, VolumeEvidence } from '@/features/stack-fields/evidence/VolumeEvidence';
import { useText } from '@/i18n/useText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import type { ReportFacts } from './reportFacts';

export function BarkInPanel({ facts }: { facts: ReportFacts }) {
  return (
    <PartBoundary>
      <VolumeBark facts={facts} />
    </PartBoundary>
  );
}

export function ChecksInPanel({ facts }: { facts: ReportFacts }) {
  return (
    <PartBoundary>
      <VolumeEvidence facts={facts} instrument={facts.instrument} accepted={facts.accepted} />
    </PartBoundary>
  );
}

interface CheckedProps {
  facts: ReportFacts;
  seller: string | undefined;
}

export function PanelEvidence({ facts, seller }: CheckedProps) {
  const t = useText();
  return (
    <PartBoundary
      fallback={() => (
        <ErrorState title={t('sawmill_panel.evidence_failed')} onRetry={() => window.location.reload()} />
      )}
    >
      <Checks facts={facts} seller={seller} />
      {facts.diametersRule && <Diameters facts={facts} rule={facts.diametersRule} />}
    </PartBoundary>
  );
}

function Checks({ facts, seller }: CheckedProps) {
  const t = useText();
  const checks = evidenceOf(facts, facts.instrument);
  if (checks.every(({ verdict }) => verdict === 'unknown')) return null;
  return (
    <Part id={evidenceId} title={t('stack.evidence.title')}>
      <EvidenceList
        checks={checks}
        accepted={facts.accepted}
        {...(seller && { remedy: t('sawmill_panel.ask_seller', { organization: seller }) })}
      />
    </Part>
  );
}

function Diameters({ facts, rule }: { facts: ReportFacts; rule: DiametersRule }) {
  const words = useFieldWords();
  const { fieldOf, volumeFieldId } = facts;
  const reading = useMemo(
    () => readDistribution(rule, fieldOf, volumeFieldId),
    [rule, fieldOf, volumeFieldId],
  );
  const title = words.t('distribution.title');
  if (reading.kind === 'omitted') {
    return (
      <Part title={title}>
        <Text inherit c="dimmed" mt={8}>
          {omissionText(reading, rule.units?.diameter ?? '', words)}
        </Text>
      </Part>
    );
  }
  const { units } = reading;
  const distribution = { ...reading.distribution, classes: shownClasses(reading.distribution.classes) };
  const { notes, warnings } = distributionNotes(reading, words);
  return (
    <Part title={title}>
      <DistributionTable
        rows={distributionRows(distribution, units.diameter, words)}
        total={distribution.total}
        volumeUnit={units.volume}
      />
      {[...warnings, ...notes].map((note) => (
        <Text key={note} inherit c="dimmed" mt={8}>
          {note}
        </Text>
      ))}
    </Part>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId}>
      <Title order={3} id={headingId} mb={8}>
        {title}
      </Title>
      {children}
    </section>
  );
}

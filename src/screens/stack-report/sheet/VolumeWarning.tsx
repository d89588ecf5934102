import { useFieldWords } from '@/features/stack-fields/distribution/useFieldWords';
import type { VolumeFacts } from '@/features/stack-fields/evidence/volumeFacts';
import { recompute } from '@/features/stack-fields/evidence/volumeMaking';
import { measuredText } from '@/features/stack-fields/fieldWords';
import { ReportWarning } from '@/screens/stack-report/section/ReportSection';

export function VolumeWarning({ facts }: { facts: VolumeFacts }) {
  const words = useFieldWords();
  const making = recompute(facts);
  if (making.kind === 'gap' || !making.isContradicted) return null;
  const { stored, shown, unit } = making;
  return (
    <ReportWarning>
      <p>
        <strong>{words.t('report.volume_warning')}</strong>
      </p>
      <p>
        {words.t('report.volume_values', {
          stored: measuredText(stored, 3, unit, words),
          made: measuredText(shown, 3, unit, words),
        })}
      </p>
    </ReportWarning>
  );
}

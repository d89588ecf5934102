import { useText } from '@/i18n/useText';
import type { SelectedStack } from '@/store/selection/selectionSlice';
import { Attention } from '@/ui/tone/ToneBadge';

export function DoubtMark({ stack }: { stack: SelectedStack }) {
  const t = useText();
  return (
    <Attention>
      {t(stack.evidenceFailed ? 'stack_table.evidence_failed_short' : 'stack_table.in_doubt')}
    </Attention>
  );
}

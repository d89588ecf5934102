import { ActionIcon, Loader } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { type GetReportButtonProps, reasonWithout, useReportLink } from './GetReportButton';

interface RowReportButtonProps extends GetReportButtonProps {
  stackNumber: string;
}

export function RowReportButton({ stackId, stackNumber, state }: RowReportButtonProps) {
  const t = useText();
  const { isOpening, open } = useReportLink(stackId);
  const name = t('get_report.open_of', { stackNumber });
  return (
    <DisabledReason reason={reasonWithout(state, t)}>
      <ActionIcon
        size="md"
        display="flex"
        aria-label={name}
        title={name}
        aria-busy={isOpening}
        onClick={() => void open()}
      >
        {isOpening ? <Loader size={18} /> : <Icon name="report" />}
      </ActionIcon>
    </DisabledReason>
  );
}

import { Button, Loader } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { StackState } from '@/store/api/stackApi';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { useReportLink } from './useReportLink';

interface GetReportButtonProps {
  stackId: string;
  /** Undefined until it is known. */
  state: StackState | undefined;
}

/** The way to a stack's printable report, which there is once the stack has been measured. */
export function GetReportButton({ stackId, state }: GetReportButtonProps) {
  const t = useText();
  const { isOpening, open } = useReportLink(stackId);
  const reason = () => {
    if (state === undefined) return t('get_report.unknown');
    return state === 'PreRegistration' ? t('get_report.not_measured') : null;
  };
  return (
    <DisabledReason reason={reason()}>
      {/* Not the button's own `loading`, which disables it: the focus would be lost to the page. */}
      <Button
        variant="default"
        leftSection={isOpening ? <Loader size={18} /> : <Icon name="details" />}
        aria-busy={isOpening}
        onClick={() => void open()}
      >
        {t('get_report.open')}
      </Button>
    </DisabledReason>
  );
}

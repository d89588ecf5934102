import { Text } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { HistoryEntry } from '@/store/api/historyApi';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { Icon } from '@/ui/icons/Icon';
import classes from './ActCells.module.css';
import type { OpenedAct } from './useOpenedActs';

const idOfAct = (requestId: string) => `act-${requestId}`;

interface ActButtonProps {
  act: HistoryEntry;
  words: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function ActButton({ act, words, isOpen, onToggle }: ActButtonProps) {
  return (
    <button
      type="button"
      id={idOfAct(act.requestId)}
      className={classes.act}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Icon name="chevronRight" size={14} />
      {words}
    </button>
  );
}

interface MoreButtonProps {
  act: HistoryEntry;
  opened: OpenedAct | undefined;
  onMore: () => void;
}

export function MoreButton({ act: { requestId }, opened, onMore }: MoreButtonProps) {
  const t = useText();
  const ref = useFocusFallback<HTMLDivElement>(() => document.getElementById(idOfAct(requestId))?.focus());
  const hasFailed = opened?.state === 'failed';
  return (
    <div ref={ref}>
      {hasFailed && (
        <Text size="sm" role="alert">
          {t('history.failed')}
        </Text>
      )}
      <BusyButton variant="default" size="compact-sm" busy={opened?.state === 'loading'} onClick={onMore}>
        {t(hasFailed ? 'ui.retry' : 'history.show_more')}
      </BusyButton>
    </div>
  );
}

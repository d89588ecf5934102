import { ActionIcon, Button, Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { focusRowAt, rowIndexOf } from '@/features/stack-list/rowFocus';
import { stateMarks } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { type StackItem, useGetStackMapInfoQuery } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Icon } from '@/ui/icons/Icon';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import classes from './StackPanel.module.css';
import { StackPanelContents } from './StackPanelContents';

interface StackPanelProps {
  stackId: string;
  info: SawmillUserInfo;
  /** Of the list's page, in its order. */
  rows: readonly StackItem[];
  /** Of the map; undefined where it has none of this stack. */
  position: Position | undefined;
  onShow: (stackId: string) => void;
  onClose: () => void;
  /** Loads the list again. */
  onReload: () => void;
}

/** One stack beside the list; over it on phones. */
export function StackPanel(props: StackPanelProps) {
  const { stackId, info, rows, position, onShow, onClose, onReload } = props;
  const t = useText();
  const row = rows.find((one) => one.stackId === stackId);
  const { failure, known, isLoaded, retry } = usePanelStack(stackId, row);
  useReturnedFocus(stackId);
  const title = known ? t('map.stack', { stackNumber: known.stackNumber }) : t('sawmill_panel.title');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      returnFocus={false}
      title={<span className={classes.number}>{title}</span>}
      closeButtonProps={{ 'aria-label': t('sawmill_panel.close') }}
      overlayProps={{ backgroundOpacity: 0.2 }}
      classNames={{ content: classes.content }}
    >
      <LiveRegion text={failure === 'elsewhere' ? t('sawmill_panel.elsewhere') : known ? title : ''} />
      <div className={classes.tools}>
        {known && <ToneBadge {...stateMarks[known.state]} label={t(`stack_state.${known.state}`)} />}
        <Neighbours stackId={stackId} rows={rows} onShow={onShow} />
      </div>
      {failure === 'elsewhere' ? (
        <EmptyState
          title={t('sawmill_panel.elsewhere')}
          text={t('sawmill_panel.elsewhere_why')}
          action={
            <Button
              variant="default"
              onClick={() => {
                onReload();
                onClose();
              }}
            >
              {t('sawmill_panel.back')}
            </Button>
          }
        />
      ) : failure === 'failed' ? (
        <ErrorState title={t('map.info_failed')} onRetry={retry} />
      ) : (
        <StackPanelContents
          key={stackId}
          stackId={stackId}
          stack={known}
          info={info}
          isLoaded={isLoaded}
          position={position}
        />
      )}
    </Drawer>
  );
}

/** Statuses of a stack that is not the reader's, or that no service could have. */
const elsewhere: readonly unknown[] = [400, 403, 404];

/** What is known of the stack: its row, until the answer about it is there; nothing of one that is assigned elsewhere. */
function usePanelStack(stackId: string, row: StackItem | undefined) {
  const { currentData, error, isFetching, refetch } = useGetStackMapInfoQuery({ id: stackId });
  const failed = error && !isFetching ? serviceErrorOf(error) : null;
  const isElsewhere = elsewhere.includes(failed?.status) || (currentData && currentData.state !== assigned);
  const failure = isElsewhere ? 'elsewhere' : failed ? 'failed' : null;
  const lastModified = currentData?.lastModified ?? row?.lastModifiedDateTime;
  const sent = currentData ?? row;
  return {
    failure,
    known:
      failure || !sent || lastModified === undefined
        ? undefined
        : // A service may say of a row what it does not say of one stack.
          { ...row, ...sent, lastModified },
    isLoaded: currentData !== undefined && failure === null,
    retry: () => void refetch(),
  } as const;
}

const assigned = 'AssignedToSawmill';

interface NeighboursProps {
  stackId: string;
  rows: readonly StackItem[];
  onShow: (stackId: string) => void;
}

/** Leads through the rows of the page; a link to a stack of another page has no neighbours. */
function Neighbours({ stackId, rows, onShow }: NeighboursProps) {
  const t = useText();
  const index = rows.findIndex((row) => row.stackId === stackId);
  if (index < 0) return null;
  const steps = [
    { name: t('sawmill_panel.previous'), icon: 'chevronLeft', row: rows[index - 1] },
    { name: t('sawmill_panel.next'), icon: 'chevronRight', row: rows[index + 1] },
  ] as const;
  return (
    <div className={classes.neighbours}>
      {steps.map(({ name, icon, row }) => (
        // Not `disabled` at the end: it would lose the focus.
        <ActionIcon
          key={icon}
          aria-label={name}
          title={name}
          aria-disabled={!row}
          data-disabled={!row}
          onClick={() => row && onShow(row.stackId)}
        >
          <Icon name={icon} />
        </ActionIcon>
      ))}
    </div>
  );
}

/** When the panel closes, the focus returns to the link that opened it, or to the row of the stack shown last. */
function useReturnedFocus(stackId: string): void {
  const last = useRef(stackId);
  useEffect(() => {
    last.current = stackId;
  }, [stackId]);
  useEffect(() => {
    const first = last.current;
    const opener = document.activeElement;
    return () => {
      const isStillHere = opener instanceof HTMLAnchorElement && opener.isConnected;
      if (isStillHere && last.current === first) opener.focus();
      else focusRowAt(rowIndexOf([last.current]));
    };
  }, []);
}

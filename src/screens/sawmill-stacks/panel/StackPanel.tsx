import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { focusRowAt, rowIndexOf } from '@/features/stack-list/rowFocus';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { type StackItem, useGetStackMapInfoQuery } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { serviceErrorOf } from '@/store/ports/serviceError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { Icon } from '@/ui/icons/Icon';
import { PanelFrame } from './PanelFrame';
import classes from './StackPanel.module.css';
import { StackPanelContents } from './StackPanelContents';

interface ListedRows {
  rows: readonly StackItem[];
  before: number;
  total: number | undefined;
}

interface StackPanelProps {
  stackId: string;
  info: SawmillUserInfo;
  page: ListedRows;
  position: Position | undefined;
  onShow: (stackId: string) => void;
  onClose: () => void;
  onReload: () => void;
}

export function StackPanel(props: StackPanelProps) {
  const { stackId, info, page, position, onShow, onClose, onReload } = props;
  const t = useText();
  const row = page.rows.find((one) => one.stackId === stackId);
  const { failure, shown, isLoaded, retry } = usePanelStack(stackId, row);
  const [isCovered, setCovered] = useState(false);
  useReturnedFocus(stackId);
  const title = shown ? t('map.stack', { stackNumber: shown.stackNumber }) : t('sawmill_panel.title');
  return (
    <PanelFrame
      stackId={stackId}
      title={title}
      tools={<Neighbours stackId={stackId} page={page} onShow={onShow} />}
      isCovered={isCovered}
      onClose={onClose}
    >
      <LiveRegion text={failure === 'elsewhere' ? t('sawmill_panel.elsewhere') : shown ? title : ''} />
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
      ) : (
        <StackPanelContents
          key={stackId}
          stackId={stackId}
          stack={shown}
          info={info}
          answer={failure ?? (isLoaded ? 'loaded' : 'loading')}
          onRetry={retry}
          position={position}
          onCovered={setCovered}
        />
      )}
    </PanelFrame>
  );
}

/**
 * The service answers with one of these statuses if the reader may not see the stack, or if no stack can have
 * the id.
 */
const elsewhere: readonly unknown[] = [400, 403, 404];

function usePanelStack(stackId: string, row: StackItem | undefined) {
  const { currentData, error, isFetching, refetch } = useGetStackMapInfoQuery({ id: stackId });
  const failed = error && !isFetching ? serviceErrorOf(error) : null;
  const isElsewhere = elsewhere.includes(failed?.status) || (currentData && currentData.state !== assigned);
  const failure = isElsewhere ? 'elsewhere' : failed ? 'failed' : null;
  const lastModified = currentData?.lastModified ?? row?.lastModifiedDateTime;
  const sent = currentData ?? row;
  return {
    failure,
    shown:
      isElsewhere || !sent || lastModified === undefined
        ? undefined
        : // A service may send details with a row that it leaves out of a single stack.
          { ...row, ...sent, lastModified },
    isLoaded: currentData !== undefined && failure === null,
    retry: () => void refetch(),
  } as const;
}

const assigned = 'AssignedToSawmill';

interface NeighboursProps {
  stackId: string;
  page: ListedRows;
  onShow: (stackId: string) => void;
}

function Neighbours({ stackId, page: { rows, before, total }, onShow }: NeighboursProps) {
  const t = useText();
  const { number } = useFormats();
  const index = rows.findIndex((row) => row.stackId === stackId);
  if (index < 0) return null;
  const steps = [
    { name: t('sawmill_panel.previous'), icon: 'chevronLeft', row: rows[index - 1] },
    { name: t('sawmill_panel.next'), icon: 'chevronRight', row: rows[index + 1] },
  ] as const;
  const step = ({ name, icon, row }: (typeof steps)[number]) => (
    // The button is not `disabled` at the end, because it would lose the focus.
    <ActionIcon
      aria-label={name}
      title={name}
      aria-disabled={!row}
      data-disabled={!row}
      onClick={() => row && onShow(row.stackId)}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <div className={classes.neighbours}>
      {step(steps[0])}
      {total !== undefined && (
        <span>
          {t('stack.neighbours.place', { place: number(before + index + 1), count: number(total) })}
        </span>
      )}
      {step(steps[1])}
    </div>
  );
}

function useReturnedFocus(stackId: string): void {
  const last = useRef(stackId);
  // The opener is read before the panel takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    last.current = stackId;
  }, [stackId]);
  useEffect(() => {
    const first = last.current;
    return () => {
      const isStillHere = opener instanceof HTMLAnchorElement && opener.isConnected;
      if (isStillHere && last.current === first) opener.focus();
      else focusRowAt(rowIndexOf([last.current]));
    };
  }, [opener]);
}

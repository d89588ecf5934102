import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { useMemo, useRef } from 'react';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useDueDiligence } from '@/features/due-diligence/useDueDiligence';
import { useFailureText } from '@/features/errors/useFailureText';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { AssignStacks } from '@/features/stack-list/assign/AssignStacks';
import { assignable } from '@/features/stack-list/assign/assignable';
import { useNamesOf } from '@/features/stack-list/assign/useNamesOf';
import type { AssignmentSurroundings } from '@/features/stack-list/assign/useStackAssignment';
import { useStackExport } from '@/features/stack-list/export/useStackExport';
import { focusRowAt, rowIndexOf } from '@/features/stack-list/rowFocus';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import type { StackSelection } from '@/features/stack-list/selection/useStackSelection';
import { UndoAssignment } from '@/features/undo-assignment/UndoAssignment';
import { UndoInNotice } from '@/features/undo-assignment/UndoInNotice';
import { useText } from '@/i18n/useText';
import { useAppDispatch } from '@/store/hooks';
import { stacksUnselected } from '@/store/selection/selectionSlice';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';

interface SelectionActionsProps {
  selection: StackSelection;
  parts: SawmillsAndCard;
  stackHref: (stackId: string) => string;
  /** The list is filtered by the distance from this sawmill. */
  proposedId: string | undefined;
  onAssigned: AssignmentSurroundings['onAssigned'];
}

export function SelectionActions(props: SelectionActionsProps) {
  const { selection, parts, stackHref, proposedId, onAssigned } = props;
  const t = useText();
  const failureText = useFailureText();
  const download = useStackDownload();
  const stackIds = useMemo(() => selection.stacks.map((stack) => stack.stackId), [selection.stacks]);
  const measurementCardId = parts.card?.measurementCardId;
  const isPhone = useIsPhone();
  const noCard = parts.cardProblem && t(`stacks.card_${parts.cardProblem}`);
  const isAllAssigned = assignable(selection.stacks).stacks.length === 0;
  const numbering = useDueDiligence(useSaveFeedback().reportSave);
  const { isOffered, open, dialog } = useStackExport({
    ...{ choice: { stackIds }, count: stackIds.length, card: parts.card, hrefOf: stackHref },
    isAdministered: true,
    onNumber: () => numbering.open({ stackIds, numbers: undefined }),
  });
  const exported = {
    label: t('export.selected'),
    short: t('export.action'),
    icon: 'share' as const,
    reason: null,
    start: open,
  };
  const downloads = [
    {
      label: t('stack_table.download_reports'),
      short: t('stacks.reports_short'),
      icon: 'download' as const,
      reason: download.disabledReason,
      start: () => download.start({ kind: 'archive', body: { stackIds } }),
    },
    {
      label: t('stacks.download_stacks'),
      short: t('stacks.data_short'),
      icon: 'download' as const,
      reason: noCard ?? download.disabledReason,
      start: () =>
        measurementCardId && download.start({ kind: 'csv', body: { measurementCardId, stackIds } }),
    },
    ...(isOffered ? [exported] : []),
  ];
  return (
    <>
      <AssignStacks
        stacks={selection.stacks}
        sawmills={parts.sawmills}
        proposedId={proposedId}
        sawmillsFailed={parts.sawmillsFailed}
        onRetry={parts.retry}
        failureText={failureText}
        overtakenText={t('stacks.assign_changed')}
        renderUndo={({ close, ...undo }) => (
          <UndoInNotice {...undo} hrefOf={props.stackHref} onUndone={close} />
        )}
        onAssigned={(assigned) => {
          selection.clear();
          onAssigned(assigned);
        }}
        isReasonShown
      />
      <UndoAction {...props} />
      {isPhone ? (
        <Menu position="top-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <ActionIcon aria-label={t('stacks.more_actions')}>
              <Icon name="dots" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isAllAssigned && (
              <Menu.Item disabled>
                {t('stacks.assign')}
                <Text size="xs">{t('stacks.all_assigned')}</Text>
              </Menu.Item>
            )}
            {downloads.map(({ label, reason, start }) => (
              <Menu.Item key={label} disabled={reason !== null} onClick={start}>
                {label}
                {reason && <Text size="xs">{reason}</Text>}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        downloads.map(({ label, short, icon, reason, start }) => (
          <DisabledReason key={label} reason={reason}>
            <Button variant="default" aria-label={label} leftSection={<Icon name={icon} />} onClick={start}>
              {short}
            </Button>
          </DisabledReason>
        ))
      )}
      {dialog}
      {numbering.dialog}
    </>
  );
}

function UndoAction({ selection: { stacks }, parts, stackHref }: SelectionActionsProps) {
  const dispatch = useAppDispatch();
  const namesOf = useNamesOf(stacks, parts.sawmills);
  const assigned = stacks.filter((stack) => stack.state === 'AssignedToSawmill');
  const stackIds = assigned.map(({ stackId }) => stackId);
  const index = useRef<number>(null);
  return (
    <UndoAssignment
      stacks={assigned}
      short={assigned.length < stacks.length}
      inBar
      others={assigned.filter((stack) => !stack.undoableAssignment).length}
      namesOf={namesOf}
      hrefOf={stackHref}
      onConfirm={() => {
        index.current = rowIndexOf(stackIds);
      }}
      onUndone={() => {
        dispatch(stacksUnselected({ stackIds }));
        // The list is drawn again first, and a list of assigned stacks alone has then lost the rows.
        setTimeout(() => focusRowAt(rowIndexOf(stackIds) ?? index.current));
      }}
    />
  );
}

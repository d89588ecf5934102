import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import type { DepartmentsAndSawmills } from '@/features/department-scope/useDepartmentsAndSawmills';
import { useFailureText } from '@/features/errors/useFailureText';
import { focusRowAt, rowIndexOf } from '@/features/stack-list/rowFocus';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import type { StackSelection } from '@/features/stack-list/selection/useStackSelection';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { groupsOf } from '@/features/stack-list/totals/woodGroups';
import type { AssignedStack, NamesOf } from '@/features/undo-assignment/stackNames';
import { UndoAssignment } from '@/features/undo-assignment/UndoAssignment';
import { useUndoAssignment } from '@/features/undo-assignment/useUndoAssignment';
import { useText } from '@/i18n/useText';
import { type Sawmill, useAssignStacksMutation } from '@/store/api/sawmillApi';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError } from '@/store/ports/serviceError';
import { type SelectedStack, stacksUnselected } from '@/store/selection/selectionSlice';
import { whenRefetched } from '@/store/whenRefetched';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { lazyAhead } from '@/ui/feedback/loadAhead';
import { showSuccess, useShowWithAction } from '@/ui/feedback/notifications';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useCallKeys } from '@/ui/form/useIdempotentSave';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { type Assignable, assignable } from './assignable';

const AssignDialog = lazyAhead(async () => (await import('./AssignDialog')).AssignDialog);

interface SelectionActionsProps {
  selection: StackSelection;
  parts: DepartmentsAndSawmills;
  /** Where a stack's details are. */
  stackHref: (stackId: string) => string;
}

export function SelectionActions(props: SelectionActionsProps) {
  const { selection, parts } = props;
  const t = useText();
  const download = useStackDownload();
  const stackIds = selection.stacks.map((stack) => stack.stackId);
  const measurementCardId = parts.card?.measurementCardId;
  const isPhone = useIsPhone();
  const noCard = parts.cardProblem && t(`stacks.card_${parts.cardProblem}`);
  const isAllAssigned = assignable(selection.stacks).stacks.length === 0;
  const downloads = [
    {
      label: t('stack_table.download_reports'),
      short: t('stacks.reports_short'),
      reason: download.disabledReason,
      start: () => download.start({ kind: 'archive', body: { stackIds } }),
    },
    {
      label: t('stacks.download_stacks'),
      short: t('stacks.data_short'),
      reason: noCard ?? download.disabledReason,
      start: () =>
        measurementCardId && download.start({ kind: 'csv', body: { measurementCardId, stackIds } }),
    },
  ];
  return (
    <>
      <AssignAction {...props} />
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
        downloads.map(({ label, short, reason, start }) => (
          <DisabledReason key={label} reason={reason}>
            <Button
              variant="default"
              aria-label={label}
              leftSection={<Icon name="download" />}
              onClick={start}
            >
              {short}
            </Button>
          </DisabledReason>
        ))
      )}
    </>
  );
}

/** Of stacks among those that are or were selected. */
function useNamesOf(known: readonly SelectedStack[], sawmills: readonly Sawmill[] | undefined): NamesOf {
  const totalText = useTotalText();
  return (assigned) => {
    const stacks = assigned.flatMap(({ stackId }) => known.find((stack) => stack.stackId === stackId) ?? []);
    const groups = groupsOf(stacks);
    const ids = new Set(assigned.map(({ sawmillId }) => sawmillId));
    const names = sawmills?.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])) ?? [];
    return {
      numbers: stacks.map(({ stackNumber }) => stackNumber),
      volume: groups && groups.length > 0 ? totalText(groups) : null,
      sawmill: names.length > 0 ? names.join(', ') : null,
    };
  };
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
        // The list is drawn anew first; one of assigned stacks alone has lost the rows.
        setTimeout(() => focusRowAt(rowIndexOf(stackIds) ?? index.current));
      }}
    />
  );
}

function AssignAction({ selection, parts, stackHref }: SelectionActionsProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const assignment = useStackAssignment(selection.stacks, stackHref, selection.clear);
  const { sawmills, sawmillsFailed } = parts;
  const isAllAssigned = assignable(selection.stacks).stacks.length === 0;

  const problem = () => {
    if (!sawmills) return t(sawmillsFailed ? 'stacks.sawmills_failed' : 'stacks.sawmills_loading');
    return sawmills.length === 0 ? t('stacks.no_sawmills') : null;
  };
  const button = (
    <Button aria-label={t('stacks.assign')} aria-keyshortcuts="A" onClick={assignment.open}>
      {t(isPhone ? 'stacks.assign_confirm' : 'stacks.assign')}
    </Button>
  );
  // Where nothing is left to assign, undoing is what people look for; on a phone the menu says why not.
  const offered = isAllAssigned ? (
    !isPhone && <DisabledReason reason={t('stacks.all_assigned')}>{button}</DisabledReason>
  ) : (
    <DisabledReason reason={problem()} isShown>
      {button}
    </DisabledReason>
  );
  return (
    <>
      {offered}
      <Suspense>
        <AssignDialog
          opened={assignment.opened}
          sawmills={sawmills ?? []}
          chosenId={assignment.chosenId}
          onChoose={assignment.choose}
          assignable={assignment.assignable}
          busy={assignment.busy}
          error={assignment.error}
          onAssign={assignment.assign}
          onCancel={assignment.close}
        />
      </Suspense>
    </>
  );
}

/** The dialog stays open with the chosen sawmill until the service has assigned the stacks. */
function useStackAssignment(
  selected: readonly SelectedStack[],
  stackHref: SelectionActionsProps['stackHref'],
  onAssigned: () => void,
) {
  const t = useText();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const showWithAction = useShowWithAction();
  const totalText = useTotalText();
  const [opened, setOpened] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isReloading, setReloading] = useState(false);
  const current = assignable(selected);
  const [sent, setSent] = useState<Assignable | null>(null);
  const [assignStacks, { isLoading, error, reset }] = useAssignStacksMutation();
  const keys = useCallKeys();

  const assign = async (sawmill: Sawmill) => {
    // Those of a call whose answer was lost are sent again, even if the list has them as assigned by now.
    const wanted = sent ?? current;
    // Other people may have assigned all of them while the dialog was open.
    if (wanted.stacks.length === 0) return;
    setSent(wanted);
    const stackIds = wanted.stacks.map(({ stackId }) => stackId);
    const index = rowIndexOf(stackIds);
    const call = { id: sawmill.id, body: { stackIds } };
    const answer = await assignStacks({ ...call, 'idempotency-key': keys.keyOf(call) });
    if (answer.error) {
      if (isServiceError(answer.error) && answer.error.kind === 'refused') setSent(null);
      return;
    }
    keys.succeeded(call);
    setReloading(true);
    await dispatch(whenRefetched());
    setReloading(false);
    setOpened(false);
    const groups = groupsOf(wanted.stacks);
    const message = t(groups ? 'stacks.assigned_of' : 'stacks.assigned', {
      count: stackIds.length,
      sawmill: sawmill.name,
      volume: totalText(groups ?? []),
    });
    const until = answer.data?.undoableUntil;
    if (until) {
      const stacks = stackIds.map((stackId) => ({ stackId, sawmillId: sawmill.id, until }));
      showWithAction(message, (close) => (
        <UndoInNotice
          stacks={stacks}
          known={wanted.stacks}
          sawmill={sawmill}
          stackHref={stackHref}
          onUndone={close}
        />
      ));
    } else showSuccess(message);
    onAssigned();
    // The list is drawn anew first.
    setTimeout(() => focusRowAt(index));
  };
  const wasOvertaken = isServiceError(error) && error.status === 409;

  return {
    opened,
    open: () => {
      reset();
      setSent(null);
      setChosenId(null);
      setOpened(true);
    },
    close: () => setOpened(false),
    /** After sending these are the stacks that were sent: in the reloaded list none of them can be assigned. */
    assignable: sent ?? current,
    /** Null until one is chosen: then it is the first one. */
    chosenId,
    choose: setChosenId,
    busy: isLoading || isReloading,
    error: error ? (wasOvertaken ? t('stacks.assign_changed') : failureText(error)) : null,
    assign,
  };
}

interface UndoInNoticeProps {
  stacks: readonly AssignedStack[];
  /** The same as they were selected. */
  known: readonly SelectedStack[];
  sawmill: Sawmill;
  stackHref: SelectionActionsProps['stackHref'];
  onUndone: () => void;
}

/** Belongs to the notice, which outlives the list that it came from. */
function UndoInNotice({ stacks, known, sawmill, stackHref, onUndone }: UndoInNoticeProps) {
  const t = useText();
  const { undo, isBusy } = useUndoAssignment(useNamesOf(known, [sawmill]), stackHref);
  const button = useFocusFallback<HTMLButtonElement>(() =>
    focusRowAt(rowIndexOf(stacks.map(({ stackId }) => stackId))),
  );
  return (
    <BusyButton
      ref={button}
      aria-keyshortcuts="U"
      variant="default"
      busy={isBusy}
      onClick={async () => {
        if (await undo(stacks)) onUndone();
      }}
    >
      {t('undo.in_notice')}
    </BusyButton>
  );
}

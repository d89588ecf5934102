import { Button } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { SelectedStack } from '@/store/selection/selectionSlice';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { later } from '@/ui/feedback/later';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { assignable } from './assignable';
import { type AssignmentSurroundings, useStackAssignment } from './useStackAssignment';

const AssignDialog = later(async () => (await import('./AssignDialog')).AssignDialog, { isAhead: true });

/**
 * The sawmills are sorted by name, and undefined until they have loaded. The sawmill with the id `proposedId`
 * comes first. With `isReasonShown` a text below the button says why it is not available, if there is room.
 * `isSecondary` makes the button less prominent, for pages with a more important action. `doubt` says why the
 * reader should check the stacks first; the button then shows a warning sign.
 */
interface AssignStacksProps extends AssignmentSurroundings {
  stacks: readonly SelectedStack[];
  sawmills: readonly Sawmill[] | undefined;
  proposedId?: string | undefined;
  sawmillsFailed: boolean;
  onRetry: () => void;
  isReasonShown?: boolean;
  isSecondary?: boolean;
  doubt?: string | undefined;
  isHiddenWhenAssigned?: boolean;
}

export function AssignStacks(props: AssignStacksProps) {
  const { stacks, sawmills, proposedId, sawmillsFailed, isReasonShown = false, ...others } = props;
  const { isHiddenWhenAssigned = false, isSecondary = false, doubt, onRetry, ...surroundings } = others;
  const t = useText();
  const isPhone = useIsPhone();
  const assignment = useStackAssignment(stacks, sawmills, surroundings);
  const isAllAssigned = assignable(stacks).stacks.length === 0;

  const problem = () => {
    if (!sawmills) return t(sawmillsFailed ? 'stacks.sawmills_failed' : 'stacks.sawmills_loading');
    if (stacks.some(({ isWithdrawn }) => isWithdrawn)) return t('stacks.assign_withdrawn');
    return sawmills.length === 0 ? t('stacks.no_sawmills') : null;
  };
  const button = (
    <Button
      variant={isSecondary ? 'default' : 'filled'}
      aria-label={t('stacks.assign')}
      aria-keyshortcuts="A"
      aria-description={doubt}
      onClick={assignment.open}
    >
      {doubt && (
        <span
          style={{
            display: 'flex',
            marginInlineEnd: 4,
            ...(isSecondary && { color: 'var(--tone-warning-text)' }),
          }}
        >
          <Icon name="alert" size={16} />
        </span>
      )}
      {t(isPhone ? 'stacks.assign_confirm' : 'stacks.assign')}
    </Button>
  );
  // If no stack is left to assign, people look for the button that undoes it; on a phone the menu says why
  // nothing can be assigned.
  const offered = isAllAssigned ? (
    !isPhone &&
    !isHiddenWhenAssigned && <DisabledReason reason={t('stacks.all_assigned')}>{button}</DisabledReason>
  ) : (
    <DisabledReason
      reason={problem()}
      {...(isReasonShown && { isShown: true })}
      {...(sawmillsFailed && { onRefused: onRetry })}
    >
      {button}
    </DisabledReason>
  );
  return (
    <>
      {offered}
      <AssignDialog
        opened={assignment.opened}
        sawmills={sawmills ?? []}
        proposedId={proposedId}
        chosenId={assignment.chosenId}
        onChoose={assignment.choose}
        assignable={assignment.assignable}
        busy={assignment.busy}
        error={assignment.error}
        onAssign={assignment.assign}
        onCancel={assignment.close}
      />
    </>
  );
}

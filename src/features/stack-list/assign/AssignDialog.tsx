import { Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { isInDoubt } from '@/features/stack-list/isInDoubt';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { groupsOf } from '@/features/stack-list/totals/woodGroups';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import classes from './AssignDialog.module.css';
import { DoubtWarning, MixedWarning } from './AssignWarnings';
import type { Assignable } from './assignable';
import { SawmillChoice } from './SawmillChoice';
import { StacksToAssign } from './StacksToAssign';

interface AssignDialogProps {
  opened: boolean;
  /**
   * The sawmills are sorted by name, and there is at least one while the dialog is open. If the chosen id is
   * null or its sawmill is gone, the first sawmill is chosen.
   */
  sawmills: readonly Sawmill[];
  proposedId: string | undefined;
  chosenId: string | null;
  onChoose: (sawmillId: string) => void;
  assignable: Assignable;
  busy: boolean;
  error: string | null;
  onAssign: (sawmill: Sawmill) => void;
  onCancel: () => void;
}

/**
 * Only stacks without a sawmill can be assigned. The choice, its warnings and the button stay in view for any
 * number of stacks, because the parts that grow with the number are folded.
 */
export function AssignDialog(props: AssignDialogProps) {
  const { opened, proposedId, chosenId, onChoose, assignable, busy, error, onAssign, onCancel } = props;
  const t = useText();
  const { locale } = useLocale();
  // The sawmills are in the order of the reader's alphabet, as on the organisation's page; the service sorts
  // by one alphabet for everybody.
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const isAfter = ({ id }: Sawmill) => Number(id !== proposedId);
  const sawmills = props.sawmills.toSorted(
    (one, other) => isAfter(one) - isAfter(other) || compare(one.name, other.name),
  );
  const chosen = sawmills.find((sawmill) => sawmill.id === chosenId) ?? sawmills[0];
  const { stacks, alreadyAssigned } = assignable;
  const totalText = useTotalText();
  const groups = groupsOf(stacks);
  const doubtful = stacks.filter(isInDoubt);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('stacks.assign_title', { count: stacks.length })}
      confirmLabel={t('stacks.assign_confirm')}
      unfolds
      busy={busy}
      error={error}
      outcome={
        chosen &&
        stacks.length > 0 && (
          <div>
            <strong className={classes.outcome}>
              {t(groups ? 'stacks.assign_goes_of' : 'stacks.assign_goes', {
                count: stacks.length,
                sawmill: chosen.name,
                volume: totalText(groups ?? []),
              })}
            </strong>
            {stacks.some(({ undoableAssignment }) => undoableAssignment !== undefined) && (
              <div>{t('stacks.assign_undoable', { count: stacks.length })}</div>
            )}
          </div>
        )
      }
      onConfirm={() => chosen && onAssign(chosen)}
      onCancel={onCancel}
    >
      <Stack gap="xs" onKeyDown={keepEnter}>
        <SawmillChoice
          sawmills={sawmills}
          chosen={chosen}
          onChoose={onChoose}
          stacks={stacks}
          isShown={opened}
        />
        {groups && <MixedWarning stacks={stacks} groups={groups} />}
        {doubtful.length > 0 && <DoubtWarning stacks={doubtful} />}
        {alreadyAssigned > 0 && <span>{t('stacks.assign_skips', { count: alreadyAssigned })}</span>}
        {stacks.length > 0 && <StacksToAssign stacks={stacks} />}
      </Stack>
    </ConfirmDialog>
  );
}

/**
 * The Enter that opens the dialog may be pressed twice. The second one must not assign the stacks, because
 * the person has not chosen a sawmill yet.
 */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

import { Alert, Radio, Stack } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useTotalText } from '@/features/stack-list/totals/WoodTotals';
import { groupsOf } from '@/features/stack-list/totals/woodGroups';
import { useText } from '@/i18n/useText';
import type { Sawmill } from '@/store/api/sawmillApi';
import type { SelectedStack } from '@/store/selection/selectionSlice';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import classes from './AssignDialog.module.css';

interface AssignDialogProps {
  opened: boolean;
  /** By name; never empty while open. */
  sawmills: readonly Sawmill[];
  /** Null stands for the first one, as does one that is gone. */
  chosenId: string | null;
  onChoose: (sawmillId: string) => void;
  assignable: Assignable;
  busy: boolean;
  error: string | null;
  onAssign: (sawmill: Sawmill) => void;
  onCancel: () => void;
}

/** Which sawmill the selected stacks go to; only those that have none yet. */
export function AssignDialog(props: AssignDialogProps) {
  const { opened, sawmills, chosenId, onChoose, assignable, busy, error, onAssign, onCancel } = props;
  const t = useText();
  const chosen = sawmills.find((sawmill) => sawmill.id === chosenId) ?? sawmills[0];
  const { stacks, alreadyAssigned } = assignable;
  return (
    <ConfirmDialog
      opened={opened}
      title={t('stacks.assign_title', { count: stacks.length })}
      confirmLabel={t('stacks.assign_confirm')}
      busy={busy}
      error={error}
      onConfirm={() => chosen && onAssign(chosen)}
      onCancel={onCancel}
    >
      <Stack gap="md">
        {alreadyAssigned > 0 && <span>{t('stacks.assign_skips', { count: alreadyAssigned })}</span>}
        <StackNumbers stacks={stacks} />
        <WoodOfAssignment stacks={stacks} />
        <Radio.Group
          label={t('stacks.assign_sawmill')}
          value={chosen?.id ?? null}
          onChange={onChoose}
          onKeyDown={keepEnter}
        >
          {sawmills.map((sawmill) => (
            <Radio
              key={sawmill.id}
              className={classes.choice}
              value={sawmill.id}
              label={sawmill.name}
              data-autofocus={sawmill === chosen || undefined}
            />
          ))}
        </Radio.Group>
        {chosen && stacks.length > 0 && (
          <strong>{t('stacks.assign_goes', { count: stacks.length, sawmill: chosen.name })}</strong>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** A second Enter, after the one that opened the dialog, has chosen nothing yet: only the button assigns. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** A longer list is not read. */
const namedStacks = 10;

function StackNumbers({ stacks }: { stacks: Assignable['stacks'] }) {
  const t = useText();
  const { woodText } = useWoodTexts();
  const others = stacks.length - namedStacks;
  return (
    <ul className={classes.stacks} aria-label={t('stacks.assign_stacks')}>
      {stacks.slice(0, namedStacks).map((stack) => (
        <li key={stack.stackId}>{[stack.stackNumber, woodText(stack)].filter(Boolean).join(' · ')}</li>
      ))}
      {others > 0 && <li>{t('stacks.assign_more', { count: others })}</li>}
    </ul>
  );
}

/** The total, and what a load should not mix unnoticed; nothing where the service sends no volumes. */
function WoodOfAssignment({ stacks }: { stacks: Assignable['stacks'] }) {
  const t = useText();
  const totalText = useTotalText();
  const { lengthText } = useWoodTexts();
  const groups = groupsOf(stacks);
  if (!groups || groups.length === 0) return null;
  const differing = (values: readonly (string | null | undefined)[]) => {
    const known = [...new Set(values)].filter((value) => value !== null && value !== undefined);
    return known.length > 1 ? known.join(', ') : null;
  };
  const species = differing(stacks.map(({ treeSpecies }) => treeSpecies?.text));
  const lengths = differing(stacks.map(lengthText));
  return (
    <>
      <span>{t('stacks.assign_total', { total: totalText(groups) })}</span>
      {(species ?? lengths) !== null && (
        <Alert color="warning" role="note" p="xs">
          {species !== null && <div>{t('stacks.assign_species_mix', { values: species })}</div>}
          {lengths !== null && <div>{t('stacks.assign_lengths_mix', { values: lengths })}</div>}
        </Alert>
      )}
    </>
  );
}

export interface Assignable {
  /** The measured ones: the only stacks that the call may carry. */
  stacks: readonly SelectedStack[];
  /** How many of the selection a sawmill has already. */
  alreadyAssigned: number;
}

/** Splits a selection for assigning; only Measured stacks can be assigned (specification, stack area, section 4). */
export function assignable(selection: readonly SelectedStack[]): Assignable {
  return {
    stacks: selection.filter((stack) => stack.state === 'Measured'),
    alreadyAssigned: selection.filter((stack) => stack.state === 'AssignedToSawmill').length,
  };
}

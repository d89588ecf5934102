import { Button, type ButtonProps } from '@mantine/core';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { useMixedText } from '@/features/stack-list/totals/useMixedText';
import { useTotalText, WoodTotals } from '@/features/stack-list/totals/WoodTotals';
import { bySpecies, groupsOf, type WoodGroup } from '@/features/stack-list/totals/woodGroups';
import { useText } from '@/i18n/useText';
import { stackIdsMaxItems } from '@/lib/generated/limits.gen';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { SelectionBar, selectionBarId } from '@/ui/table/tools/SelectionBar';
import { Attention } from '@/ui/tone/ToneBadge';
import classes from './StackActionsBar.module.css';
import type { AllResults, StackSelection } from './useStackSelection';

interface StackActionsBarProps {
  selection: StackSelection;
  allResults: AllResults;
  total: number | undefined;
  children: ReactNode;
}

export function StackActionsBar({ selection, allResults, total, children }: StackActionsBarProps) {
  const { stacks } = selection;
  const groups = useMemo(() => groupsOf(stacks), [stacks]);
  const isPhone = useIsPhone();
  return (
    <SelectionBar
      count={stacks.length}
      sum={groups && <SelectionSum groups={groups} />}
      parts={
        groups && (isPhone ? <MixedWood stacks={stacks} /> : <SelectedWood stacks={stacks} groups={groups} />)
      }
      extent={<SelectionExtent selection={selection} allResults={allResults} total={total} />}
      onClear={selection.clear}
    >
      {children}
    </SelectionBar>
  );
}

interface SelectionSumProps {
  groups: readonly WoodGroup[];
}

function SelectionSum({ groups }: SelectionSumProps) {
  const t = useText();
  return (
    <div data-at-foot>
      <WoodTotals name={t('stack_totals.of_selection')} groups={groups} ofSpecies={groups} />
    </div>
  );
}

/** On a phone there is only room for a warning if the selection mixes species, assortments or lengths. */
function MixedWood({ stacks }: Pick<StackSelection, 'stacks'>) {
  const t = useText();
  const values = useMixedText(stacks);
  return values === '' ? null : <Attention>{t('stack_totals.mixed', { values })}</Attention>;
}

const namedSpecies = 3;

/**
 * Shows "Spruce 16.130 m³ · Beech 8.000 m³ · 2 lengths". A warning sign marks the values that people should
 * not mix in a load without noticing.
 */
function SelectedWood({ stacks, groups }: SelectionSumProps & Pick<StackSelection, 'stacks'>) {
  const t = useText();
  const totalText = useTotalText();
  const mixed = useMixedText(stacks, false);
  const species = bySpecies(groups);
  const isOneSpecies = species.length === 1;
  const named = species.slice(0, namedSpecies).map(([name, ofIt]) => {
    const text = name ?? t('stack_totals.no_species');
    // If there is only one species, its sum is above this text already.
    return isOneSpecies ? text : `${text}\u00a0${totalText(ofIt, false)}`;
  });
  const further = species.length - named.length;
  const text = [...named, further > 0 && `+${further}`, mixed].filter(Boolean).join(' · ');
  return isOneSpecies && mixed === '' ? text : <Attention>{text}</Attention>;
}

interface SelectionExtentProps {
  selection: StackSelection;
  allResults: AllResults;
  total: number | undefined;
}

function SelectionExtent(props: SelectionExtentProps) {
  const { selection, allResults } = props;
  const t = useText();
  const elsewhere = selection.stacks.length - selection.onPage;
  return (
    <>
      {elsewhere > 0 && (
        <span className={classes.note}>{t('stack_table.elsewhere', { count: elsewhere })}</span>
      )}
      <span className={classes.note} role="status">
        {allResults.found !== null && t('stack_table.selecting', { count: allResults.found })}
        {allResults.found === null && <AllSelected {...props} />}
      </span>
      <SelectAll {...props} />
      <AssignedToo selection={selection} />
    </>
  );
}

function AssignedToo({ selection: { stacks, table } }: Pick<SelectionExtentProps, 'selection'>) {
  const t = useText();
  const assigned = stacks.filter(({ state }) => state === 'AssignedToSawmill');
  if (assigned.length === 0 || assigned.length === stacks.length) return null;
  const leaveOut = () =>
    table.onSelect(
      assigned.map(({ stackId }) => stackId),
      false,
    );
  return (
    <>
      <span className={classes.note}>{t('stack_table.assigned_too', { count: assigned.length })}</span>
      <BarButton aria-label={t('stack_table.leave_out_assigned')} onClick={leaveOut}>
        {t('stack_table.leave_out')}
      </BarButton>
    </>
  );
}

const isAllSelected = ({ stacks, selectable }: StackSelection) =>
  selectable !== null && stacks.length === selectable;

/** Only measured stacks can be selected, so fewer stacks may be selected than the list has results. */
function AllSelected({ selection, total }: SelectionExtentProps) {
  const t = useText();
  const { stacks, selectable } = selection;
  if (selectable === null || total === undefined || !isAllSelected(selection) || stacks.length === total)
    return null;
  return t('stack_table.all_selected', { selectable, total });
}

function SelectAll({ selection, allResults, total = 0 }: SelectionExtentProps) {
  const t = useText();
  const { select, found } = allResults;
  const isMore = total > selection.stacks.length && selection.isPageSelected && !isAllSelected(selection);
  if (!isMore || !select) return null;
  if (total > stackIdsMaxItems)
    return <span className={classes.note}>{t('stack_table.too_many', { most: stackIdsMaxItems })}</span>;
  return <SelectAllButton count={total} isCollecting={found !== null} onSelect={select} />;
}

interface SelectAllButtonProps {
  count: number;
  isCollecting: boolean;
  onSelect: () => void;
}

function SelectAllButton({ count, isCollecting, onSelect }: SelectAllButtonProps) {
  const t = useText();
  const isPhone = useIsPhone();
  return (
    <BarButton
      aria-label={t('stack_table.select_all', { count })}
      aria-disabled={isCollecting}
      data-disabled={isCollecting}
      onClick={() => isCollecting || onSelect()}
    >
      {t(isPhone ? 'stack_table.select_all_short' : 'stack_table.select_all', { count })}
    </BarButton>
  );
}

/** The bar takes the focus from a button that disappears when it is pressed. */
function BarButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const ref = useFocusFallback<HTMLButtonElement>((button) =>
    button.closest<HTMLElement>(`#${selectionBarId}`)?.focus(),
  );
  return <Button ref={ref} variant="subtle" {...props} />;
}

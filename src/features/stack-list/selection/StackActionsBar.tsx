import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useMixedText } from '@/features/stack-list/totals/useMixedText';
import { WoodTotals } from '@/features/stack-list/totals/WoodTotals';
import { groupsOf } from '@/features/stack-list/totals/woodGroups';
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
  /** Stacks on all pages, once known. */
  total: number | undefined;
  children: ReactNode;
}

/** The foot of a stack page: actions on the selection. */
export function StackActionsBar({ selection, allResults, total, children }: StackActionsBarProps) {
  const mixed = useMixedText(selection.stacks);
  return (
    <SelectionBar
      count={selection.stacks.length}
      sum={<SelectionSum stacks={selection.stacks} mixed={mixed} />}
      extent={<SelectionExtent selection={selection} allResults={allResults} total={total} mixed={mixed} />}
      onClear={selection.clear}
    >
      {children}
    </SelectionBar>
  );
}

interface SelectionSumProps extends Pick<StackSelection, 'stacks'> {
  mixed: string;
}

function SelectionSum({ stacks, mixed }: SelectionSumProps) {
  const t = useText();
  const groups = useMemo(() => groupsOf(stacks), [stacks]);
  if (!groups) return null;
  return (
    <div data-at-foot>
      <WoodTotals name={t('stack_totals.of_selection')} groups={groups} ofSpecies={groups} mixed={mixed} />
    </div>
  );
}

interface SelectionExtentProps {
  selection: StackSelection;
  allResults: AllResults;
  /** Stacks on all pages, once known. */
  total: number | undefined;
  mixed: string;
}

function SelectionExtent(props: SelectionExtentProps) {
  const { selection, allResults, mixed } = props;
  const t = useText();
  const elsewhere = selection.stacks.length - selection.onPage;
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && mixed && <Attention>{mixed}</Attention>}
      {elsewhere > 0 && (
        <span className={classes.note}>{t('stack_table.elsewhere', { count: elsewhere })}</span>
      )}
      <span className={classes.note} role="status">
        {allResults.found !== null && t('stack_table.selecting', { count: allResults.found })}
        {allResults.found === null && <AllSelected {...props} />}
      </span>
      <SelectAll {...props} />
    </>
  );
}

const isAllSelected = ({ stacks, selectable }: StackSelection) =>
  selectable !== null && stacks.length === selectable;

/** Only measured stacks can be selected, so the selection may be smaller than the results. */
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

/** Keeps the focus while the results load, and passes it to the bar on unmounting. */
function SelectAllButton({ count, isCollecting, onSelect }: SelectAllButtonProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const ref = useFocusFallback<HTMLButtonElement>((button) =>
    button.closest<HTMLElement>(`#${selectionBarId}`)?.focus(),
  );
  return (
    <Button
      ref={ref}
      variant="subtle"
      aria-label={t('stack_table.select_all', { count })}
      aria-disabled={isCollecting}
      data-disabled={isCollecting}
      onClick={() => isCollecting || onSelect()}
    >
      {t(isPhone ? 'stack_table.select_all_short' : 'stack_table.select_all', { count })}
    </Button>
  );
}

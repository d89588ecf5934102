import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useText } from '@/i18n/useText';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './SelectBox.module.css';
import type { RowSelection } from './tableTypes';
import { selectionBarId } from './tools/SelectionBar';

/** A row's box. The element stays the same until something of this row changes. */
export function useSelectRow<Row>(
  row: Row,
  rowKey: string,
  selection: RowSelection<Row> | undefined,
): ReactNode {
  const { nameOf, disabledReason, onTick, selected, lastTicked } = selection ?? {};
  const checked = selected?.has(rowKey) ?? false;
  const skipCount = checked && lastTicked === rowKey ? (selected?.size ?? null) : null;
  return useMemo(
    () =>
      nameOf &&
      disabledReason &&
      onTick && (
        <SelectRow
          rowKey={rowKey}
          name={nameOf(row)}
          reason={disabledReason(row)}
          checked={checked}
          skipCount={skipCount}
          onTick={onTick}
        />
      ),
    [row, rowKey, nameOf, disabledReason, onTick, checked, skipCount],
  );
}

interface SelectRowProps {
  rowKey: string;
  name: string;
  /** Null if the row can be selected. */
  reason: string | null;
  checked: boolean;
  /** Number of selected rows, if the way to the actions begins here. */
  skipCount: number | null;
  onTick: RowSelection<unknown>['onTick'];
}

/**
 * A native checkbox, because every element counts in a table of a hundred rows. A row that must not be ticked
 * keeps its box focusable and gives the reason. With Shift it ticks a range.
 */
function SelectRow({ rowKey, name, reason, checked, skipCount, onTick }: SelectRowProps) {
  const t = useText();
  const tick = (asRange: boolean) => reason === null && onTick(rowKey, !checked, asRange);
  // Not every browser reports Shift on the click that the space bar makes.
  const tickByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !event.shiftKey) return;
    event.preventDefault();
    tick(true);
  };
  const keepTextUnmarked = (event: MouseEvent<HTMLLabelElement>) => {
    if (!event.shiftKey) return;
    // A click with Shift would select the text from the last click to here.
    event.preventDefault();
    event.currentTarget.control?.focus();
  };
  // With Shift, Firefox ignores a click on a label, while other browsers pass it to the box. Handled here, it
  // ticks once in each.
  const tickBesideBox = (event: MouseEvent<HTMLLabelElement>) => {
    if (!event.shiftKey || event.target === event.currentTarget.control) return;
    event.preventDefault();
    tick(true);
  };
  return (
    <>
      <label
        className={classes.target}
        onMouseDown={keepTextUnmarked}
        onClick={tickBesideBox}
        onKeyDown={tickByKey}
      >
        <input
          type="checkbox"
          className={classes.box}
          aria-disabled={reason !== null}
          title={reason ?? undefined}
          checked={checked}
          onChange={({ nativeEvent }) => tick('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
        <span className={classes.name}>{t('ui.table.select_row', { name })}</span>
      </label>
      {skipCount !== null && <SkipToActions count={skipCount} />}
    </>
  );
}

/** From a ticked box the actions are a hundred tab stops away. */
function SkipToActions({ count }: { count: number }) {
  const t = useText();
  const label = t('ui.selection.skip', { count });
  return (
    <span className={classes.skip}>
      <SkipLink targetId={selectionBarId} label={label} className={classes.skipLink} />
    </span>
  );
}

interface SelectPageProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: RowSelection<Row>;
  /** Whether a word stands beside the box; screen readers always read the whole name. */
  withLabel: boolean;
}

/** Ticks or unticks every selectable row of the page. */
export function SelectPage<Row>({ rows, rowKey, selection, withLabel }: SelectPageProps<Row>) {
  const t = useText();
  const keys = rows.filter((row) => selection.disabledReason(row) === null).map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const all = keys.length > 0 && count === keys.length;
  return (
    <>
      <label className={classes.target}>
        <input
          type="checkbox"
          className={classes.box}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !all;
          }}
          checked={all}
          disabled={keys.length === 0}
          onChange={() => selection.onSelect(keys, !all)}
        />
        <span className={classes.name}>{t('ui.table.select_page')}</span>
        {withLabel && <span aria-hidden="true">{t('ui.table.select_page_short')}</span>}
      </label>
      {all && <SkipToActions count={selection.selected.size} />}
    </>
  );
}

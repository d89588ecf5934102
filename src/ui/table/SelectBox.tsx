import type { KeyboardEvent, MouseEvent } from 'react';
import { useText } from '@/i18n/useText';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './SelectBox.module.css';
import type { RowSelection } from './tableTypes';
import { selectionBarId } from './tools/SelectionBar';

interface SelectRowProps<Row> {
  row: Row;
  rowKey: string;
  selection: RowSelection<Row>;
}

/**
 * A row's checkbox. The browser's own: a table of a hundred rows pays for every element. One that may not be
 * ticked stays reachable and says why. With Shift it ticks a range.
 */
export function SelectRow<Row>({ row, rowKey, selection }: SelectRowProps<Row>) {
  const t = useText();
  const reason = selection.disabledReason(row);
  const checked = selection.selected.has(rowKey);
  const tick = (asRange: boolean) => reason === null && selection.onTick(rowKey, !checked, asRange);
  // Not every browser says of the click that the space bar makes whether Shift was held.
  const tickByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !event.shiftKey) return;
    event.preventDefault();
    tick(true);
  };
  const keepTextUnmarked = (event: MouseEvent<HTMLLabelElement>) => {
    if (!event.shiftKey) return;
    // A click with Shift would mark the text from the last one to here.
    event.preventDefault();
    event.currentTarget.control?.focus();
  };
  // Firefox leaves a label alone while Shift is held, the others pass the click on: done here, it is done once in each.
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
        <span className={classes.name}>{t('ui.table.select_row', { name: selection.nameOf(row) })}</span>
      </label>
      {checked && selection.lastTicked === rowKey && <SkipToActions selection={selection} />}
    </>
  );
}

/** From a ticked box the actions are a hundred stops away. */
function SkipToActions<Row>({ selection }: { selection: RowSelection<Row> }) {
  const t = useText();
  const label = t('ui.selection.skip', { count: selection.selected.size });
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
  /** Whether its name is shown beside the box. */
  withLabel: boolean;
}

/** Ticks or unticks everything on the page that may be selected. */
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
        <span className={withLabel ? undefined : classes.name}>{t('ui.table.select_page')}</span>
      </label>
      {all && <SkipToActions selection={selection} />}
    </>
  );
}

import { useText } from '../../i18n/useText';
import classes from './SelectBox.module.css';
import type { TableSelection } from './tableTypes';

interface SelectRowProps<Row> {
  row: Row;
  rowKey: string;
  selection: TableSelection<Row>;
}

/**
 * A row's checkbox. The browser's own: a table of a hundred rows pays for every element. One that may not be
 * ticked stays reachable and says why.
 */
export function SelectRow<Row>({ row, rowKey, selection }: SelectRowProps<Row>) {
  const t = useText();
  const reason = selection.disabledReason(row);
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={t('ui.table.select_row', { name: selection.nameOf(row) })}
        aria-disabled={reason !== null}
        title={reason ?? undefined}
        checked={selection.selected.has(rowKey)}
        onChange={(event) => reason === null && selection.onSelect([rowKey], event.currentTarget.checked)}
      />
    </label>
  );
}

interface SelectPageProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection<Row>;
  /** Words beside the box, where there is room; else its name only. */
  withLabel: boolean;
}

/** Ticks or unticks everything on the page that may be selected. */
export function SelectPage<Row>({ rows, rowKey, selection, withLabel }: SelectPageProps<Row>) {
  const t = useText();
  const keys = rows.filter((row) => selection.disabledReason(row) === null).map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const all = keys.length > 0 && count === keys.length;
  const label = t('ui.table.select_page');
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={label}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !all;
        }}
        checked={all}
        disabled={keys.length === 0}
        onChange={() => selection.onSelect(keys, !all)}
      />
      {withLabel && <span aria-hidden="true">{label}</span>}
    </label>
  );
}

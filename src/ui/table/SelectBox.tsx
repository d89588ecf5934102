import { type ReactNode, useMemo } from 'react';
import { useText } from '@/i18n/useText';
import { SkipLink } from '@/ui/layout/SkipLink';
import classes from './SelectBox.module.css';
import type { RowSelection } from './tableTypes';
import { selectionBarId } from './tools/SelectionBar';

export function useSelectRow<Row>(
  row: Row,
  rowKey: string,
  selection: RowSelection<Row> | undefined,
): ReactNode {
  const { nameOf, disabledReason, t, selected, lastTicked } = selection ?? {};
  const checked = selected?.has(rowKey) ?? false;
  const skipCount = checked && lastTicked === rowKey ? (selected?.size ?? null) : null;
  return useMemo(() => {
    if (!nameOf || !disabledReason || !t) return null;
    const reason = disabledReason(row);
    return (
      <>
        <label className={classes.target} data-select-row>
          <input
            type="checkbox"
            className={classes.box}
            aria-label={t('ui.table.select_row', { name: nameOf(row) })}
            aria-disabled={reason !== null}
            title={reason ?? undefined}
            checked={checked}
            onChange={heardByList}
          />
        </label>
        {skipCount !== null && <SkipToActions count={skipCount} />}
      </>
    );
  }, [row, nameOf, disabledReason, t, checked, skipCount]);
}

/**
 * The element around all rows handles the change (`useRowEvents`). The boxes are native, because a table of a
 * hundred rows must have few elements. A row that must not be ticked keeps its box focusable and gives the
 * reason. Shift ticks a range.
 */
const heardByList = () => undefined;

/**
 * The link skips the boxes of other rows, because a ticked box may be a hundred tab stops away from the
 * actions.
 */
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
  withLabel: boolean;
}

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

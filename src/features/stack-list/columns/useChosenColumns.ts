import { useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { StackItem, StackOrder } from '@/store/api/stackApi';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import { ordersRows, ordersRowsBy } from './listOrder';
import {
  defaultPreferences,
  type FurtherColumn,
  furtherColumns,
  type ListName,
  type ListPreferences,
  rememberedPreferences,
  rememberPreferences,
} from './listPreferences';
import { isWoodSent, useDistanceColumn, useFurtherColumns } from './useFurtherColumns';
import { useWoodTexts } from './useWoodTexts';

/** Which columns a list has beside the specified ones, and how high its rows are. */
export interface ListChoice {
  preferences: ListPreferences;
  onPreferences: (preferences: ListPreferences) => void;
}

/** The person's own choice for a list; `usual` are the further columns of somebody who has not chosen any. */
export function useOwnChoice(list: ListName, usual: readonly FurtherColumn[] = []): ListChoice {
  const subject = useAppSelector((state) => selectSession(state)?.subject ?? '');
  const [preferences, setPreferences] = useState(() =>
    rememberedPreferences(list, subject, { ...defaultPreferences, columns: usual }),
  );
  return {
    preferences,
    onPreferences: (changed) => {
      setPreferences(changed);
      rememberPreferences(list, subject, changed);
    },
  };
}

interface ListColumns {
  columns: readonly TableColumn<StackItem>[];
  /** Undefined where the service sends none of them. */
  further: ReturnType<typeof useFurtherColumns> | undefined;
}

/** Of the specified columns, further ones stand before this one. */
const dateColumns = ['date', 'lastChanged'];

/** A card says these in its line of wood, and yet can be sorted by each. */
const onlySorted = ['volume', 'assortmentLength', 'age'] as const;

/**
 * The specified columns and the person's further ones; the one that orders the list comes in while it does, and the
 * distance while the list is filtered by it. A phone's card has one line of wood and the area instead, and can be
 * sorted by what is in them. What the service does not send is not shown; it sorts where it sends wood.
 */
export function useChosenColumns(
  specified: readonly TableColumn<StackItem>[],
  rows: readonly StackItem[],
  loadedAt: string | undefined,
  preferences: ListPreferences,
  orderBy: StackOrder | null,
): ListColumns {
  const t = useText();
  const distance = useDistanceColumn(rows);
  const further = useFurtherColumns(rows, loadedAt);
  const { woodText } = useWoodTexts();
  const isPhone = useIsPhone();
  return useMemo(() => {
    const isSent = isWoodSent(rows);
    const line: TableColumn<StackItem> = {
      id: 'wood',
      header: t('stack_columns.wood'),
      card: 'lead',
      cell: woodText,
    };
    const isWanted = (id: FurtherColumn) => preferences.columns.includes(id) || ordersRowsBy(id, orderBy);
    // The line of wood says volume and length.
    const cardOf = (id: FurtherColumn): 'labelled' | 'opened' =>
      id === 'age' && ordersRowsBy(id, orderBy) ? 'labelled' : 'opened';
    const chosen: TableColumn<StackItem>[] = isPhone
      ? [line, further.areaNumber, ...onlySorted.map((id) => ({ ...further[id], card: cardOf(id) }))]
      : furtherColumns.filter(isWanted).map((id) => further[id]);
    // A card has the distance after the compartment, which belongs to the department.
    if (distance) chosen.splice(isPhone ? 2 : 0, 0, distance);
    const date = specified.findIndex(({ id }) => dateColumns.includes(id));
    return {
      columns: isSent
        ? specified
            .toSpliced(date, 0, ...chosen)
            .map((column) => ({ ...column, ordersRows: ordersRows(column.id) }))
        : specified,
      further: isSent ? further : undefined,
    };
  }, [t, specified, further, distance, woodText, isPhone, rows, preferences, orderBy]);
}

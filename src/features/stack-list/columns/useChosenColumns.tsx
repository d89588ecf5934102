import { useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { StackItem, StackOrder } from '@/store/api/stackApi';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { useFeature } from '@/store/useFeature';
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
import { useDistanceColumn, useFurtherColumns } from './useFurtherColumns';
import { useWoodTexts } from './useWoodTexts';
import { WoodLine } from './WoodLine';

/**
 * `only` are the ids of a table's columns in their order; the default is the specified and the further
 * columns. `alsoShown` is a further column that appears because the list is filtered by it.
 */
export interface ListChoice {
  preferences: ListPreferences;
  only?: readonly string[];
  alsoShown?: FurtherColumn | undefined;
  onPreferences: (preferences: ListPreferences) => void;
}

export function useOwnChoice(list: ListName, usual: readonly FurtherColumn[] = []): ListChoice {
  const subject = useAppSelector((state) => selectSession(state)?.subject ?? '');
  const [preferences, setPreferences] = useState(() =>
    rememberedPreferences(list, subject, { ...defaultPreferences, columns: usual }),
  );
  return useMemo(
    () => ({
      preferences,
      onPreferences: (changed) => {
        setPreferences(changed);
        rememberPreferences(list, subject, changed);
      },
    }),
    [preferences, list, subject],
  );
}

/** Appends the area, as in "Rold Skov · 17a", because the area has no column of its own. */
function departmentAndArea(department: TableColumn<StackItem>): TableColumn<StackItem> {
  return {
    ...department,
    cell: (stack) => {
      const name = department.cell(stack);
      return typeof name === 'string' && stack.areaNumber ? `${name} · ${stack.areaNumber}` : name;
    },
  };
}

interface ListColumns {
  columns: readonly TableColumn<StackItem>[];
  further: ReturnType<typeof useFurtherColumns> | undefined;
}

const dateColumns = ['date', 'lastChanged'];

/**
 * A phone's card has these values in its line about the wood. The list can still be sorted by each of them.
 */
const onlySorted = ['volume', 'assortmentLength'] as const;

/**
 * The person's further columns follow the specified ones. A column is added while the list is sorted by it,
 * and the distance or the check while the list is filtered by it. Facts about the wood that have no columns
 * are shown in a line below the number, and the area beside the department if there is room. On a phone each
 * card has a line about the wood and one about the place instead, and can be sorted by their values. If the
 * service sends no wood, there are only the specified columns and orders.
 */
export function useChosenColumns(
  specified: readonly TableColumn<StackItem>[],
  rows: readonly StackItem[],
  loadedAt: string | undefined,
  { preferences, only, alsoShown, hasRoom }: Omit<ListChoice, 'onPreferences'> & { hasRoom: boolean },
  orderBy: StackOrder | null,
): ListColumns {
  const t = useText();
  const distance = useDistanceColumn(rows);
  const further = useFurtherColumns(rows, loadedAt);
  const { volumeText, lengthText } = useWoodTexts();
  const isPhone = useIsPhone();
  const hasWood = useFeature('wood');
  const hasDecisions = useFeature('decisions');
  return useMemo(() => {
    const date = specified.findIndex(({ id }) => dateColumns.includes(id));
    // If the department is the only text of its line, the line has room for the whole name of the assortment.
    const places = specified.filter(
      ({ card, actions }, index) => index > 0 && index !== date && !card && !actions,
    );
    const isAssortmentBelow = places.length === 1 && places[0]?.id === 'department';
    const line: TableColumn<StackItem> = {
      id: 'wood',
      header: t('stack_columns.wood'),
      card: 'lead',
      cell: (stack) => {
        const parts = {
          volume: volumeText(stack.volume, stack.volumeUnit),
          species: stack.treeSpecies?.text,
          length: lengthText(stack),
          assortment: isAssortmentBelow ? undefined : stack.assortment?.text,
        };
        return Object.values(parts).some(Boolean) ? <WoodLine {...parts} /> : null;
      },
    };
    const isWanted = (id: FurtherColumn) =>
      (hasDecisions || id !== 'check') &&
      (preferences.columns.includes(id) || id === alsoShown || ordersRowsBy(id, orderBy));
    const tableColumns = () =>
      specified.toSpliced(
        date,
        0,
        ...(distance ? [distance] : []),
        ...furtherColumns.filter(isWanted).map((id) => further[id]),
      );
    const cardColumns = () => {
      const isAgeShown = distance !== undefined || orderBy === 'Age' || only?.includes('age');
      const beside = [
        further.areaNumber,
        ...(isAssortmentBelow ? [further.assortment] : []),
        ...(only?.includes('sawmill') ? [further.sawmill] : []),
      ];
      // If no status is beside the number, the date is shown there.
      const slot = specified.some(({ card }) => card === 'badge') ? ('end' as const) : ('badge' as const);
      return specified
        .map((column, index) => (index === date ? { ...column, card: slot } : column))
        .toSpliced(
          1,
          0,
          line,
          ...onlySorted.map((id) => ({ ...further[id], card: 'opened' as const })),
          ...(distance ? [distance] : []),
          { ...further.age, card: isAgeShown ? 'strong' : 'opened' },
        )
        .flatMap((column) => (column.id === 'department' ? [column, ...beside] : [column]));
    };
    const columns = (isPhone ? cardColumns() : tableColumns()).map((column) => ({
      ...column,
      ordersRows: ordersRows(column.id),
    }));
    const named = (only ?? []).flatMap((id) => columns.find((column) => column.id === id) ?? []);
    // A phone's card has other lines than the table has columns: it leaves out the columns that the view does
    // not name.
    const isNamed = ({ id }: TableColumn<StackItem>) =>
      !only || only.some((one) => one === id) || !specified.some((one) => one.id === id);
    const shown = only && !isPhone ? named : columns.filter(isNamed);
    const isShown = (id: FurtherColumn) => shown.some((column) => column.id === id);
    const note = (stack: StackItem) => {
      const words = [
        !isShown('treeSpecies') && stack.treeSpecies?.text,
        !isShown('assortmentLength') && lengthText(stack),
        hasRoom && !isShown('assortment') && stack.assortment?.text,
      ]
        .filter(Boolean)
        .join(' · ');
      const volume = isShown('volume') ? null : volumeText(stack.volume, stack.volumeUnit);
      if (words === '' && volume === null) return null;
      return (
        <>
          <span title={words}>{words}</span>
          {volume}
        </>
      );
    };
    const [title, ...others] = shown.map((column) =>
      column.id === 'department' && hasRoom && !isShown('areaNumber') ? departmentAndArea(column) : column,
    );
    const isAllShown = isShown('treeSpecies') && isShown('assortmentLength') && isShown('volume') && !hasRoom;
    return {
      columns:
        hasWood && title
          ? [{ ...title, note, ...(!isAllShown && { kind: 'title' as const }) }, ...others]
          : specified,
      further: hasWood ? further : undefined,
    };
  }, [
    t,
    specified,
    further,
    distance,
    volumeText,
    lengthText,
    isPhone,
    hasWood,
    hasDecisions,
    preferences,
    only,
    alsoShown,
    hasRoom,
    orderBy,
  ]);
}

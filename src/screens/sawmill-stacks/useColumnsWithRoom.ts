import { useMemo } from 'react';
import { ordersRowsBy } from '@/features/stack-list/columns/listOrder';
import { type FurtherColumn, furtherColumns } from '@/features/stack-list/columns/listPreferences';
import { type ListChoice, useOwnChoice } from '@/features/stack-list/columns/useChosenColumns';
import type { StackItem } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import type { TableColumn } from '@/ui/table/tableTypes';
import { useSawmillColumns } from './useSawmillColumns';

const usualColumns: readonly FurtherColumn[] = ['volume', 'treeSpecies', 'assortment', 'assortmentLength'];

/**
 * While the panel is open, the only further columns are volume, species and the one by which the list is
 * sorted. The panel names the seller. If all stacks have the same seller, the length therefore replaces the
 * column of the seller.
 */
function columnsBesidePanel(orderBy: SawmillFilters['orderBy'], isOneSeller: boolean): string[] {
  const wood: FurtherColumn[] = [
    'volume',
    'treeSpecies',
    ...(isOneSeller ? ['assortmentLength' as const] : []),
  ];
  const further = furtherColumns.filter((id) => wood.includes(id) || ordersRowsBy(id, orderBy));
  const seller = isOneSeller ? [] : ['organization'];
  return [
    'stackNumber',
    'polterId',
    ...seller,
    'department',
    'surveyor',
    ...further,
    'lastChanged',
    'report',
  ];
}

interface ColumnsWithRoom {
  columns: TableColumn<StackItem>[];
  choice: ListChoice;
}

/** Returns the columns that fit the window, with or without the open panel (decision 042). */
export function useColumnsWithRoom(
  info: SawmillUserInfo,
  orderBy: SawmillFilters['orderBy'],
  isPanelOpen: boolean,
  isOneSeller: boolean,
): ColumnsWithRoom {
  const choice = useOwnChoice('sawmill-stack-list', usualColumns);
  const isPhone = useIsPhone();
  const isPanelBeside = useWidth('wide') && isPanelOpen;
  const hasRoomForSpecified = useWidth('wider') || !isPanelBeside;
  const isWide = useWidth('widest');
  const hasRoomForAll = isWide || !isPanelBeside;
  // A phone's cards unfold these values and the panel shows them, so rows keep one line at a readable size.
  const columns = useSawmillColumns(info, hasRoomForSpecified, isWide || isPhone, isOneSeller);
  const besidePanel = useMemo(() => columnsBesidePanel(orderBy, isOneSeller), [orderBy, isOneSeller]);
  return {
    columns,
    choice: hasRoomForSpecified && !hasRoomForAll ? { ...choice, only: besidePanel } : choice,
  };
}

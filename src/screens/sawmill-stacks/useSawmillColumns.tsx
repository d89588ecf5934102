import { useMemo } from 'react';
import { RowReportButton } from '@/features/get-report/RowReportButton';
import { useStackNumber } from '@/features/stack-list/useStackNumber';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { TableColumn } from '@/ui/table/tableTypes';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { departmentsOf } from './departmentsOf';

/**
 * The panel shows the values of these columns for its stack. A narrow window has no room for both (decision
 * 042).
 */
const columnsInPanel = ['polterId', 'surveyor', 'assigned'];

/**
 * The columns follow the specification (stack area, section 2, "Sawmill stacks page"), with the assignment
 * date added.
 */
export function useSawmillColumns(
  info: SawmillUserInfo,
  hasRoom: boolean,
  hasRoomForAssigned: boolean,
  isOneSeller: boolean,
): TableColumn<StackItem>[] {
  const t = useText();
  const numberOf = useStackNumber();
  return useMemo(() => {
    const departments = departmentsOf(info);
    const specified: TableColumn<StackItem>[] = [
      {
        id: 'stackNumber',
        kind: 'number',
        header: t('stack_table.stack_number'),
        cell: numberOf,
      },
      {
        id: 'polterId',
        kind: 'code',
        givesWay: true,
        align: 'digits',
        header: t('stack_table.stack_id'),
        card: 'opened',
        cell: (stack) => stack.polterId,
      },
      {
        id: 'organization',
        kind: 'name',
        ...(isOneSeller && { card: 'opened' as const, givesWay: true as const }),
        header: t('stack_table.organization'),
        cell: (stack) => departments.get(stack.departmentId)?.organizationName ?? null,
      },
      {
        id: 'department',
        kind: 'name',
        header: t('stack_table.department'),
        cell: (stack) => departments.get(stack.departmentId)?.departmentName ?? null,
      },
      {
        id: 'surveyor',
        kind: 'person',
        givesWay: true,
        header: t('stack_table.surveyor'),
        card: 'opened',
        cell: (stack) => stack.surveyor,
      },
      {
        id: 'lastChanged',
        kind: 'day',
        align: 'digits',
        header: t('stack_date.LastChanged'),
        cell: ({ lastModifiedDateTime, timeZone }) => (
          <ZonedDay instant={lastModifiedDateTime} timeZone={timeZone} />
        ),
      },
      {
        id: 'assigned',
        kind: 'day',
        align: 'digits',
        card: 'opened',
        header: t('sawmill_stacks.assigned'),
        cell: ({ assignedToSawmillDateTime, timeZone }) =>
          assignedToSawmillDateTime && <ZonedDay instant={assignedToSawmillDateTime} timeZone={timeZone} />,
      },
      {
        id: 'report',
        header: t('sawmill_stacks.report'),
        actions: true,
        cell: ({ stackId, stackNumber, state }) => (
          <RowReportButton stackId={stackId} stackNumber={stackNumber} state={state} />
        ),
      },
    ];
    if (hasRoom) return specified.filter(({ id }) => hasRoomForAssigned || id !== 'assigned');
    // The seller distinguishes rows only if there are several.
    const leftOut = isOneSeller ? [...columnsInPanel, 'organization'] : columnsInPanel;
    return specified.filter(({ id }) => !leftOut.includes(id));
  }, [t, numberOf, info, hasRoom, hasRoomForAssigned, isOneSeller]);
}

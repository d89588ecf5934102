import { StackNumber } from '@/features/stack-list/StackNumber';
import { useText } from '@/i18n/useText';
import type { StackItem } from '@/store/api/stackApi';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { TableColumn } from '@/ui/table/tableTypes';
import { ZonedDay } from '@/ui/values/ZonedDay';
import { departmentsOf } from './departmentsOf';

/** The columns in the order of the specification (stack area, section 2, "Sawmill stacks page"). */
export function useSawmillColumns(info: SawmillUserInfo): TableColumn<StackItem>[] {
  const t = useText();
  const departments = departmentsOf(info);
  return [
    {
      id: 'stackNumber',
      header: t('stack_table.stack_number'),
      cell: (stack) => <StackNumber stack={stack} />,
    },
    { id: 'polterId', header: t('stack_table.stack_id'), cell: (stack) => stack.polterId },
    {
      id: 'organization',
      header: t('stack_table.organization'),
      cell: (stack) => departments.get(stack.departmentId)?.organizationName ?? null,
    },
    {
      id: 'department',
      header: t('stack_table.department'),
      cell: (stack) => departments.get(stack.departmentId)?.departmentName ?? null,
    },
    { id: 'surveyor', header: t('stack_table.surveyor'), cell: (stack) => stack.surveyor },
    {
      id: 'lastChanged',
      header: t('stack_date.LastChanged'),
      cell: ({ lastModifiedDateTime, timeZone }) => (
        <ZonedDay instant={lastModifiedDateTime} timeZone={timeZone} />
      ),
    },
  ];
}

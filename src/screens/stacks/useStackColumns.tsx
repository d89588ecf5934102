import { useMemo } from 'react';
import { stackDate } from '@/features/stack-list/stackDate';
import { useStackNumber } from '@/features/stack-list/useStackNumber';
import { useText } from '@/i18n/useText';
import type { DateType, StackItem } from '@/store/api/stackApi';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import type { TableColumn } from '@/ui/table/tableTypes';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { ZonedDay } from '@/ui/values/ZonedDay';
import type { StackDeletion } from './DeleteStackDialog';
import classes from './useStackColumns.module.css';

interface ColumnContext {
  dateType: DateType;
  departmentNames: ReadonlyMap<string, string>;
  deletion: Pick<StackDeletion, 'ask' | 'isBusy'>;
}

/** The columns are in the order of the specification (stack area, section 2). */
export function useStackColumns({
  dateType,
  departmentNames,
  deletion,
}: ColumnContext): TableColumn<StackItem>[] {
  const t = useText();
  const numberOf = useStackNumber();
  const { ask, isBusy } = deletion;
  const isPhone = useIsPhone();
  return useMemo(() => {
    return [
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
        card: 'opened',
        emphasis: 'quiet',
        header: t('stack_table.stack_id'),
        cell: (stack) => stack.polterId,
      },
      {
        id: 'department',
        kind: 'name',
        header: t('stack_table.department'),
        cell: (stack) => departmentNames.get(stack.departmentId) ?? null,
      },
      {
        id: 'registrator',
        kind: 'person',
        givesWay: true,
        emphasis: 'quiet',
        header: t('stack_table.registrator'),
        // A card has room for one person: the one who measured the stack, or before that the one who registered it.
        cell: ({ registrator, surveyor }) => (isPhone && surveyor ? null : registrator),
      },
      {
        id: 'surveyor',
        kind: 'person',
        emphasis: 'quiet',
        header: t('stack_table.surveyor'),
        cell: (stack) => stack.surveyor,
      },
      {
        id: 'status',
        kind: 'state',
        card: 'badge',
        header: t('stack_table.status'),
        cell: ({ state }) => {
          const label = t(`stack_state.${state}`);
          return <ToneBadge {...stateMarks[state]} label={label} title={label} />;
        },
      },
      {
        id: 'date',
        kind: 'day',
        align: 'digits',
        header: t(`stack_date.${dateType}`),
        cell: (stack) => {
          const instant = stackDate(stack, dateType);
          return instant && <ZonedDay instant={instant} timeZone={stack.timeZone} />;
        },
      },
      {
        id: 'delete',
        header: t('stacks.delete_column'),
        actions: true,
        cell: (stack) =>
          // Only a stack that is not measured yet may be deleted (specification, stack area, section 4).
          stack.state === 'PreRegistration' ? (
            <button
              type="button"
              className={`mantine-focus-auto mantine-active ${classes.delete}`}
              aria-label={t('stacks.delete', { stackNumber: stack.stackNumber })}
              title={t('stacks.delete', { stackNumber: stack.stackNumber })}
              aria-disabled={isBusy(stack)}
              onClick={() => !isBusy(stack) && ask(stack)}
            >
              <Icon name="trash" />
            </button>
          ) : null,
      },
    ];
  }, [t, numberOf, isPhone, dateType, departmentNames, ask, isBusy]);
}

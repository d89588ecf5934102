import { useText } from '@/i18n/useText';
import type { DateType } from '@/store/api/stackApi';
import type { ListView } from '@/store/filters/filterDefaults';

type ListOrder = Pick<ListView, 'orderBy' | 'orderDirection'> & { dateType: DateType };

export function useOrderText() {
  const t = useText();
  return ({ orderBy, orderDirection, dateType }: ListOrder): string | null => {
    if (orderBy === null) return null;
    const columns = {
      Date: () => t(`stack_date.${dateType}`),
      StackNumber: () => t('stack_table.stack_number'),
      Volume: () => t('stack_columns.volume'),
      AssortmentLength: () => t('stack_columns.assortmentLength'),
      Age: () => t('stack_columns.age'),
      Check: () => t('stack_columns.check'),
    };
    const column = columns[orderBy]();
    const value =
      orderDirection === 'Ascending'
        ? t('ui.table.ascending', { column })
        : t('ui.table.descending', { column });
    return t('stack_filters.chip', { name: t('ui.table.sort'), value });
  };
}

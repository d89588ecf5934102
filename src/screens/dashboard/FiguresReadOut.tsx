import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { StackStatistics } from '@/store/api/stackApi';
import { appliedFilterCount } from '@/store/filters/appliedFilters';
import type { DashboardFilters } from '@/store/filters/filterDefaults';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { metrics } from './charts/metrics';

interface FiguresReadOutProps {
  filters: DashboardFilters;
  statistics: StackStatistics | undefined;
}

export function FiguresReadOut({ filters, statistics }: FiguresReadOutProps) {
  const t = useText();
  const { number } = useFormats();
  const said = statistics
    ? [
        t('stack_filters.applied', { count: appliedFilterCount(filters) }),
        ...metrics.map((metric) =>
          t('ui.named_value', { name: t(`dashboard.figure.${metric}`), value: number(statistics[metric]) }),
        ),
      ]
    : [];
  return <LiveRegion text={said.join('. ')} />;
}

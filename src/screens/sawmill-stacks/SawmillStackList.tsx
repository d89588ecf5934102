import { NoFilteredStacks } from '@/features/stack-filters/NoFilteredStacks';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { ExportFilterButton } from '@/features/stack-list/export/ExportFilterButton';
import { StackListLayout } from '@/features/stack-list/StackListLayout';
import { useText } from '@/i18n/useText';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import { sawmillFilterPage } from '@/store/filters/filtersSlice';
import { sawmillTotalsArg } from '@/store/filters/queryArgs';
import { useFeature } from '@/store/useFeature';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { later } from '@/ui/feedback/later';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useOpenedStack } from './panel/useOpenedStack';
import { SawmillDownloads } from './SawmillDownloads';
import { SawmillFilterBar } from './SawmillFilterBar';
import { SawmillMap } from './SawmillMap';
import classes from './SawmillStackList.module.css';
import { useColumnsWithRoom } from './useColumnsWithRoom';
import { useSawmillStacks } from './useSawmillStacks';

const StackPanel = later(async () => (await import('./panel/StackPanel')).StackPanel, {
  failed: 'sawmill_panel.broken',
});

interface SawmillStackListProps {
  info: SawmillUserInfo;
  filters: SawmillFilters;
}

export function SawmillStackList({ info, filters: inUrl }: SawmillStackListProps) {
  const t = useText();
  const takesSearch = useFeature('sawmillSearch');
  const filters = takesSearch ? inUrl : { ...inUrl, search: '' };
  const { changeView } = useFilterControls(sawmillFilterPage);
  const listing = useSawmillStacks(filters, info);
  const isPhone = useIsPhone();
  const opened = useOpenedStack();
  const seller = onlySeller(info, filters);
  const { columns, choice } = useColumnsWithRoom(
    info,
    filters.orderBy,
    opened.stackId !== null,
    seller !== undefined,
  );

  return (
    <div className={opened.stackId === null ? classes.alone : classes.withPanel}>
      <StackListLayout
        header={{
          title: t('sawmill_stacks.title'),
          actions: <ExportFilterButton subject={exportedBy(filters, info, listing.page.total)} />,
        }}
        note={
          isPhone &&
          seller && (
            <span className={classes.seller}>{t('sawmill_stacks.all_from', { organization: seller })}</span>
          )
        }
        filterBar={(end) => <SawmillFilterBar filters={filters} info={info} end={end} />}
        listing={listing}
        view={filters}
        onView={changeView}
        dateType="LastChanged"
        choice={choice}
        map={(props) => <SawmillMap {...props} info={info} />}
        table={{
          caption: t('sawmill_stacks.table'),
          columns,
          rowHref: (stack) => opened.hrefOf(stack.stackId),
          rowState: ({ stackId }) => (stackId === opened.stackId ? 'current' : undefined),
        }}
        empty={<NoSawmillStacks filters={filters} />}
        selectionActions={({ stacks }) => (
          <SawmillDownloads stackIds={stacks.map((stack) => stack.stackId)} />
        )}
      />
      {opened.stackId !== null && (
        <StackPanel
          stackId={opened.stackId}
          info={info}
          page={{
            rows: listing.page.rows,
            before: (filters.page - 1) * filters.pageSize,
            total: listing.page.total,
          }}
          position={listing.map.points?.find(({ stackId }) => stackId === opened.stackId)}
          onShow={opened.show}
          onClose={opened.close}
          onReload={listing.retry}
        />
      )}
    </div>
  );
}

function onlySeller({ organizations }: SawmillUserInfo, { organizationIds }: SawmillFilters) {
  const chosen = organizations.filter(
    ({ organizationId }) => organizationIds.length === 0 || organizationIds.includes(organizationId),
  );
  return chosen.length === 1 ? chosen[0]?.organizationName : undefined;
}

/** Returns undefined without a range, because the list is then not loaded either. */
function exportedBy(filters: SawmillFilters, info: SawmillUserInfo, count: number | undefined) {
  const sawmillFilters = sawmillTotalsArg(filters, info);
  return sawmillFilters && { choice: { sawmillFilters }, count };
}

function NoSawmillStacks({ filters }: { filters: SawmillFilters }) {
  const t = useText();
  const { reset } = useFilterControls(sawmillFilterPage);
  if (filters.from === null || filters.to === null) {
    return <EmptyState title={t('sawmill_stacks.range_needed')} />;
  }
  const { search, organizationIds, departmentIds } = filters;
  if (search !== '' || organizationIds.length + departmentIds.length > 0) {
    return <NoFilteredStacks onReset={reset} />;
  }
  return <EmptyState title={t('sawmill_stacks.none')} />;
}

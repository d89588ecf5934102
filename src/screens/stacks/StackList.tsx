import { ActionIcon, Box, Button } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { NoDepartments } from '@/features/department-scope/NoDepartments';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import {
  type DepartmentsAndSawmills,
  sawmillFilterOf,
  useDepartmentsAndSawmills,
} from '@/features/department-scope/useDepartmentsAndSawmills';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import { useShownParts } from '@/features/stack-list/ShownParts';
import { StackListLayout } from '@/features/stack-list/StackListLayout';
import { SelectStack } from '@/features/stack-list/selection/SelectStack';
import { useStackDownload } from '@/features/stack-list/selection/useStackDownload';
import { useTotals } from '@/features/stack-list/totals/useTotals';
import { useStackListing } from '@/features/stack-list/useStackListing';
import type { MapView } from '@/features/stack-map/MapCanvas';
import { StackMap } from '@/features/stack-map/StackMap';
import { useText } from '@/i18n/useText';
import { comingBack, useListStacksQuery, useListStackTotalsQuery } from '@/store/api/stackApi';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { writeStackFilters } from '@/store/filters/filterUrl';
import { stackCsvArg, stackListArg, stackMapArg, stackTotalsArg } from '@/store/filters/queryArgs';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { showSuccess } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { DeleteStackDialog, useStackDeletion } from './DeleteStackDialog';
import { EmptyStacks } from './EmptyStacks';
import { SelectionActions } from './SelectionActions';
import { StackListChips } from './StackListChips';
import { StackListFilters } from './StackListFilters';
import { useStackColumns } from './useStackColumns';
import { useStackPoints } from './useStackPoints';
import { StackViews } from './views/StackViews';
import { useOpenedView } from './views/useOpenedView';

interface StackListProps {
  scope: DepartmentScope;
  /** As they stand in the URL. */
  filters: StackFilters;
  /** Where a stack's details are. */
  stackHref: (stackId: string) => string;
}

/** The list of a scope, with what only the stacks of an organisation have: a drawer of filters, assigning, deleting. */
export function StackList({ scope, filters, stackHref }: StackListProps) {
  const t = useText();
  const { organization, departmentIds, departmentNames } = scope;
  const { changeView } = useFilterControls(stackFilterPage);
  const parts = useDepartmentsAndSawmills(organization.organizationId);
  const view = useOpenedView(organization.organizationId);
  const listing = useOrganizationStacks(filters, departmentIds, parts);
  const { total } = listing.page;
  const deletion = useStackDeletion(({ stackNumber }) => showSuccess(t('stacks.deleted', { stackNumber })));
  const columns = useStackColumns({ dateType: filters.dateType, departmentNames, deletion });
  const { woodText } = useWoodTexts();
  const { search } = useLocation();
  const isPhone = useIsPhone();
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null);
  const [mapView, setMapView] = useState<MapView | null>(null);
  const given = { filters, departmentIds, parts, total };
  const { choices } = useStackFilterChoices(filters, departmentIds, parts);
  const withoutPositionHref = choices.lacksPositions
    ? `?${writeStackFilters({ ...filters, hasPosition: false, page: 1, showMap: false, showList: true }, new URLSearchParams(search))}`
    : undefined;

  return (
    <>
      <StackListLayout
        isRoomy
        header={{
          title: t('stacks.title'),
          context: organization.name,
          actions: (
            <>
              <Box ref={setMenuPlace} {...(isPhone ? { miw: 96, ta: 'end' } : { display: 'contents' })} />
              <DownloadAllButton {...given} />
            </>
          ),
        }}
        views={
          view.state === 'missing' ? undefined : (
            <StackViews
              {...given}
              view={view}
              organization={organization}
              isListed={total !== undefined}
              menuPlace={menuPlace}
            />
          )
        }
        choice={view.choice}
        filterBar={(end) => (
          <StackListFilters
            {...given}
            groups={listing.totals?.groups}
            end={end}
            mapCentre={mapView?.centre}
          />
        )}
        chips={<StackListChips {...given} />}
        listing={listing}
        view={filters}
        onView={changeView}
        dateType={filters.dateType}
        map={(props) => (
          <StackMap
            {...props}
            onView={setMapView}
            withoutPositionHref={withoutPositionHref}
            popup={(stack, _close, Card) => (
              <Card
                stack={stack}
                detailsHref={stackHref(stack.stackId)}
                woodText={woodText}
                departmentOf={(departmentId) => departmentNames.get(departmentId)}
                rows={props.rows}
                action={(info) => <GetReportButton stackId={stack.stackId} state={info?.state} />}
                select={(info) =>
                  listing.key !== undefined && <SelectStack listKey={listing.key} stack={info} />
                }
              />
            )}
          />
        )}
        table={{
          caption: t('stacks.table'),
          columns,
          rowHref: (stack) => stackHref(stack.stackId),
          rowState: (stack) => (deletion.isBusy(stack) ? 'busy' : undefined),
        }}
        empty={
          departmentIds.length > 0 ? (
            <EmptyStacks filters={filters} departmentIds={departmentIds} />
          ) : (
            <NoDepartments organizationId={organization.organizationId} />
          )
        }
        selectionActions={(selection) => (
          <SelectionActions selection={selection} parts={parts} stackHref={stackHref} />
        )}
      />
      <DeleteStackDialog
        question={deletion.question}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
}

function useOrganizationStacks(
  filters: StackFilters,
  departmentIds: readonly string[],
  parts: Pick<DepartmentsAndSawmills, 'sawmills' | 'sawmillsFailed'>,
) {
  const { knownIds, isLoading } = sawmillFilterOf(parts, filters.sawmillIds);
  const listArg = stackListArg(filters, departmentIds, knownIds);
  const mapArg = stackMapArg(filters, departmentIds, knownIds);
  const list = useListStacksQuery(listArg && !isLoading ? { stackFilters: listArg } : skipToken, comingBack);
  const totalsArg = stackTotalsArg(filters, departmentIds, knownIds);
  const totals = useTotals(list, totalsArg && { stackTotalsFilters: totalsArg }, useListStackTotalsQuery);
  const shown = useShownParts(filters);
  const { map, limit } = useStackPoints(shown.map && !isLoading ? mapArg : undefined);
  return useStackListing({
    call: listArg && { list: 'listStacks', body: listArg },
    list,
    totals,
    mapArg: mapArg && { pageSize: limit },
    map,
  });
}

interface DownloadAllButtonProps {
  filters: StackFilters;
  departmentIds: readonly string[];
  parts: DepartmentsAndSawmills;
  /** Stacks in the filter, once known. */
  total: number | undefined;
}

/** Downloads the CSV of all pages. */
function DownloadAllButton({ filters, departmentIds, parts, total }: DownloadAllButtonProps) {
  const t = useText();
  const download = useStackDownload();
  const knownSawmillIds = parts.sawmills?.map((sawmill) => sawmill.id);
  const body =
    parts.card && stackCsvArg(parts.card.measurementCardId, filters, departmentIds, knownSawmillIds);

  const isPhone = useIsPhone();
  const name = t('stacks.download_all');
  const start = () => body && download.start({ kind: 'csvFromFilter', body, count: total });
  const reason = () => {
    if (parts.cardProblem) return t(`stacks.card_${parts.cardProblem}`);
    if (!body || total === 0) return t('stacks.nothing_to_download');
    return download.disabledReason;
  };
  return (
    <DisabledReason reason={reason()}>
      {isPhone ? (
        <ActionIcon variant="default" aria-label={name} onClick={start}>
          <Icon name="download" />
        </ActionIcon>
      ) : (
        <Button variant="default" leftSection={<Icon name="download" />} onClick={start}>
          {name}
        </Button>
      )}
    </DisabledReason>
  );
}

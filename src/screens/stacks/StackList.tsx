import { memo, useState } from 'react';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useSawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { millAround } from '@/features/stack-filters/filterChoices';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { StackListLayout } from '@/features/stack-list/StackListLayout';
import type { MapView } from '@/features/stack-map/MapCanvas';
import { useText } from '@/i18n/useText';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { showSuccess } from '@/ui/feedback/notifications';
import { DeleteStackDialog, useStackDeletion } from './DeleteStackDialog';
import { EmptyStacks, type LastAssignment } from './EmptyStacks';
import { SelectionActions } from './SelectionActions';
import { StackListChips } from './StackListChips';
import { StackListFiles } from './StackListFiles';
import { StackListFilters } from './StackListFilters';
import { StackListMap } from './StackListMap';
import { useOrganizationStacks } from './useOrganizationStacks';
import { useStackColumns } from './useStackColumns';
import { StackViews, ViewMenuPlace } from './views/StackViews';
import { useOpenedView } from './views/useOpenedView';

interface StackListProps {
  scope: DepartmentScope;
  filters: StackFilters;
  viewName: string | null;
  stackHref: (stackId: string) => string;
}

export const StackList = memo(function StackList(props: StackListProps) {
  const { scope, filters, viewName, stackHref } = props;
  const t = useText();
  const { organization, departmentIds, departmentNames } = scope;
  const { changeView } = useFilterControls(stackFilterPage);
  const parts = useSawmillsAndCard(organization.organizationId);
  const view = useOpenedView(organization.organizationId, viewName);
  const listing = useOrganizationStacks(filters, departmentIds, parts);
  const { total } = listing.page;
  const deletion = useStackDeletion(({ stackNumber }) => showSuccess(t('stacks.deleted', { stackNumber })));
  const columns = useStackColumns({ dateType: filters.dateType, departmentNames, deletion });
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null);
  const [mapView, setMapView] = useState<MapView | null>(null);
  const [assigned, setAssigned] = useState<LastAssignment & { listKey: string | undefined }>();
  if (assigned && (assigned.listKey !== listing.key || total)) setAssigned(undefined);
  const listProps = { filters, departmentIds, parts };

  return (
    <>
      <StackListLayout
        isRoomy
        header={{
          title: t('stacks.title'),
          context: organization.name,
          actions: (
            <>
              <ViewMenuPlace onPlace={setMenuPlace} />
              <StackListFiles {...listProps} total={total} stackHref={stackHref} />
            </>
          ),
        }}
        views={
          view.state === 'missing' ? undefined : (
            <StackViews
              {...listProps}
              view={view}
              organizationId={organization.organizationId}
              isListed={total !== undefined}
              menuPlace={menuPlace}
            />
          )
        }
        choice={filters.evidenceFailed ? { ...view.choice, alsoShown: 'check' } : view.choice}
        filterBar={(end) => (
          <StackListFilters
            {...listProps}
            total={total}
            groups={listing.totals?.groups}
            end={end}
            mapCentre={mapView?.centre}
          />
        )}
        chips={<StackListChips {...listProps} />}
        listing={listing}
        view={filters}
        onView={changeView}
        dateType={filters.dateType}
        map={(props) => (
          <StackListMap
            {...props}
            scope={scope}
            parts={parts}
            filters={filters}
            listKey={listing.key}
            stackHref={stackHref}
            onView={setMapView}
          />
        )}
        table={{
          caption: t('stacks.table'),
          columns,
          rowHref: (stack) => stackHref(stack.stackId),
          rowState: (stack) => (deletion.isBusy(stack) ? 'busy' : undefined),
        }}
        empty={<EmptyStacks filters={filters} scope={scope} assigned={assigned} />}
        selectionActions={(selection) => (
          <SelectionActions
            selection={selection}
            parts={parts}
            stackHref={stackHref}
            proposedId={millAround(parts.sawmills, filters.distance)?.id}
            onAssigned={(assigned) => setAssigned({ ...assigned, listKey: listing.key })}
          />
        )}
      />
      <DeleteStackDialog
        question={deletion.question}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  );
});

import { memo } from 'react';
import { useLocation } from 'react-router';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { GetReportButton } from '@/features/get-report/GetReportButton';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { useWoodTexts } from '@/features/stack-list/columns/useWoodTexts';
import type { ListMapProps } from '@/features/stack-list/StackListLayout';
import { SelectStack } from '@/features/stack-list/selection/SelectStack';
import type { MapView } from '@/features/stack-map/MapCanvas';
import { StackMap } from '@/features/stack-map/StackMap';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { writeStackFilters } from '@/store/filters/filterUrl';

interface StackListMapProps extends ListMapProps {
  scope: DepartmentScope;
  parts: SawmillsAndCard;
  filters: StackFilters;
  listKey: string | undefined;
  stackHref: (stackId: string) => string;
  onView: (view: MapView | null) => void;
}

export const StackListMap = memo(function StackListMap(props: StackListMapProps) {
  const { scope, parts, filters, listKey, stackHref, ...map } = props;
  const { departmentIds, departmentNames } = scope;
  const { woodText } = useWoodTexts();
  const { search } = useLocation();
  const { choices } = useStackFilterChoices(filters, departmentIds, parts);
  const withoutPositionHref = choices.lacksPositions
    ? `?${writeStackFilters({ ...filters, hasPosition: false, page: 1, showMap: false, showList: true }, new URLSearchParams(search))}`
    : undefined;
  return (
    <StackMap
      {...map}
      withoutPositionHref={withoutPositionHref}
      popup={(stack, _close, Card) => (
        <Card
          stack={stack}
          detailsHref={stackHref(stack.stackId)}
          woodText={woodText}
          departmentOf={(departmentId) => departmentNames.get(departmentId)}
          rows={map.rows}
          action={(info) => <GetReportButton stackId={stack.stackId} state={info?.state} />}
          select={(info) => listKey !== undefined && <SelectStack listKey={listKey} stack={info} />}
        />
      )}
    />
  );
});

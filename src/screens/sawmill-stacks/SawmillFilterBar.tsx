import { Switch } from '@mantine/core';
import { useText } from '@/i18n/useText';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import { sawmillFiltersChanged, sawmillViewChanged, selectSawmillDraft } from '@/store/filters/filtersSlice';
import type { SawmillFilters } from '@/store/filters/stackFilters';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { departmentPlaces } from './departmentPlaces';
import classes from './SawmillFilterBar.module.css';

interface SawmillFilterBarProps {
  /** As they stand in the URL. */
  filters: SawmillFilters;
  info: SawmillUserInfo;
}

/** When the stacks were last changed, and whose they are. Shows the draft at once. */
export function SawmillFilterBar({ filters, info }: SawmillFilterBarProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectSawmillDraft) ?? filters;
  const change = (changed: Partial<SawmillFilters>, typed = false) =>
    dispatch(sawmillFiltersChanged({ change: changed, typed }));

  const places = departmentPlaces(info);
  const isOffered = (departmentId: string, organizationIds: string[]) =>
    organizationIds.length === 0 || organizationIds.includes(places.get(departmentId)?.organizationId ?? '');
  const departments = [...places.values()].filter((place) =>
    isOffered(place.departmentId, draft.organizationIds),
  );
  const nameOf = (place: (typeof departments)[number]) =>
    info.organizations.length > 1
      ? t('sawmill_stacks.department_of', {
          department: place.departmentName,
          organization: place.organizationName,
        })
      : place.departmentName;

  return (
    <div className={classes.bar}>
      <DateRangeField
        label={t('sawmill_stacks.period')}
        value={draft}
        onChange={(range, how) => change(range, how === 'typed')}
        onInvalid={() => {
          // The range in force stays in force until the fields hold a valid one.
        }}
      />
      <div className={classes.choice}>
        <MultiSelectField
          label={t('sawmill_stacks.organizations')}
          options={info.organizations.map(({ organizationId, organizationName }) => ({
            value: organizationId,
            label: organizationName,
          }))}
          value={draft.organizationIds}
          onChange={(organizationIds) =>
            change({
              organizationIds,
              departmentIds: draft.departmentIds.filter((id) => isOffered(id, organizationIds)),
            })
          }
        />
      </div>
      <div className={classes.choice}>
        <MultiSelectField
          label={t('sawmill_stacks.departments')}
          options={departments.map((place) => ({ value: place.departmentId, label: nameOf(place) }))}
          value={draft.departmentIds}
          onChange={(departmentIds) => change({ departmentIds })}
        />
      </div>
      <Switch
        className={classes.map}
        label={t('stack_table.show_map')}
        checked={draft.showMap}
        onChange={(event) => dispatch(sawmillViewChanged({ showMap: event.currentTarget.checked }))}
      />
    </div>
  );
}

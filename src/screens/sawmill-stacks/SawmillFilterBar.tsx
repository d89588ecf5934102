import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFilterControls } from '@/features/stack-filters/useUrlFilters';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { SawmillUserInfo } from '@/store/api/userInfoApi';
import type { SawmillFilters } from '@/store/filters/filterDefaults';
import { sawmillFilterPage } from '@/store/filters/filtersSlice';
import { useAppSelector } from '@/store/hooks';
import { useFeature } from '@/store/useFeature';
import { DateRangeField } from '@/ui/fields/DateRangeField';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { SearchField } from '@/ui/fields/SearchField';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { departmentsOf } from './departmentsOf';
import classes from './SawmillFilterBar.module.css';

interface SawmillFilterBarProps {
  filters: SawmillFilters;
  info: SawmillUserInfo;
  end: ReactNode;
}

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

export function SawmillFilterBar({ filters, info, end }: SawmillFilterBarProps) {
  const t = useText();
  const { change } = useFilterControls(sawmillFilterPage);
  const draft = useAppSelector(sawmillFilterPage.selectDraft) ?? filters;
  const isPhone = useIsPhone();
  // Without both days there are no rows.
  const [opened, setOpened] = useState(draft.from === null || draft.to === null);
  const [searchOpened, setSearchOpened] = useState(false);
  // A search that narrows the list stays visible.
  const isSearchShown = !isPhone || searchOpened || draft.search !== '';

  const takesSearch = useFeature('sawmillSearch');
  const departments = departmentsOf(info);
  const isOffered = (departmentId: string, organizationIds: string[]) =>
    organizationIds.length === 0 ||
    organizationIds.includes(departments.get(departmentId)?.organizationId ?? '');
  const offered = [...departments.values()].filter(({ departmentId }) =>
    isOffered(departmentId, draft.organizationIds),
  );
  const labelOf = ({
    departmentName: department,
    organizationName: organization,
  }: (typeof offered)[number]) =>
    info.organizations.length > 1
      ? t('sawmill_stacks.department_of', { department, organization })
      : department;

  return (
    <div className={classes.bar}>
      {isPhone && (
        <>
          <FilterToggle filters={draft} opened={opened} onToggle={() => setOpened(!opened)} />
          {takesSearch && (
            <ActionIcon
              variant="default"
              className={classes.searchToggle}
              aria-label={t('stack_filters.search')}
              aria-expanded={isSearchShown}
              onClick={() => setSearchOpened(!searchOpened)}
            >
              <Icon name="search" />
            </ActionIcon>
          )}
          {end}
        </>
      )}
      {(opened || !isPhone) && (
        <>
          <DateRangeField
            label={t('sawmill_stacks.period')}
            fromLabel={t('sawmill_stacks.from')}
            value={draft}
            needsBoth
            onChange={(range, how) => change(range, how === 'typed')}
          />
          <div className={classes.choice}>
            <MultiSelectField
              label={t('sawmill_stacks.organizations')}
              all={t('sawmill_stacks.all')}
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
              all={t('sawmill_stacks.all')}
              options={offered.map((department) => ({
                value: department.departmentId,
                label: labelOf(department),
              }))}
              value={draft.departmentIds}
              onChange={(departmentIds) => change({ departmentIds })}
            />
          </div>
        </>
      )}
      {takesSearch && isSearchShown && (
        <div className={classes.search} ref={searchOpened ? focusField : undefined}>
          <SearchField
            label={t('stack_filters.search_for')}
            value={draft.search}
            onSearch={(search) => change({ search })}
          />
        </div>
      )}
      {!isPhone && end && <div className={classes.end}>{end}</div>}
    </div>
  );
}

interface FilterToggleProps {
  filters: SawmillFilters;
  opened: boolean;
  onToggle: () => void;
}

function FilterToggle({ filters, opened, onToggle }: FilterToggleProps) {
  const t = useText();
  const { date } = useFormats();
  const { from, to, organizationIds, departmentIds } = filters;
  const count = organizationIds.length + departmentIds.length;
  const shown = [
    from !== null && to !== null && `${date(from)}–${date(to)}`,
    count > 0 && t('stack_filters.applied', { count }),
  ].filter(Boolean);
  const name = t('stack_filters.title');
  return (
    <Button
      variant="default"
      classNames={{ root: classes.toggle, label: classes.shown }}
      leftSection={<Icon name="filter" />}
      aria-expanded={opened}
      aria-label={shown.length > 0 ? t('ui.named_value', { name, value: shown.join(', ') }) : name}
      onClick={onToggle}
    >
      {shown.join(', ') || name}
    </Button>
  );
}

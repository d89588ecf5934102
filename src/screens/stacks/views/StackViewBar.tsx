import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import type { SawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useStackFilterChoices } from '@/features/stack-filters/filterChoices';
import { furtherColumns } from '@/features/stack-list/columns/listPreferences';
import { useText } from '@/i18n/useText';
import { dayOf } from '@/lib/day';
import type { StackView } from '@/store/api/stackViewApi';
import { defaultStackFilters, type StackFilters } from '@/store/filters/filterDefaults';
import { Notice } from '@/ui/feedback/Notice';
import { Icon } from '@/ui/icons/Icon';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useWidth } from '@/ui/layout/useWidth';
import { haulagePreferences, haulageView } from './haulage';
import classes from './StackViews.module.css';
import { useKnownValues } from './useKnownValues';
import { type OpenedView, preferencesOf } from './useOpenedView';
import { useViewWords } from './useViewWords';
import { ViewActions } from './ViewActions';
import { filtersOfView, fittedView, isSameList, parametersOf, searchOfView } from './viewFilters';

interface StackViewBarProps {
  view: OpenedView;
  organizationId: string;
  departmentIds: readonly string[];
  parts: SawmillsAndCard;
  filters: StackFilters;
  isListed: boolean;
  menuPlace: HTMLElement | null;
}

export function StackViewBar(props: StackViewBarProps) {
  const { view, organizationId, departmentIds, parts, filters, isListed, menuPlace } = props;
  const { views = [], state, opened } = view;
  const t = useText();
  const today = dayOf(new Date());
  const { choices } = useStackFilterChoices(filters, departmentIds, parts);
  const knownValues = useKnownValues(views, departmentIds, parts, isListed);
  const { wordsOf, droppedWord } = useViewWords(
    choices,
    views.flatMap(({ parameters }) => parameters),
  );
  const all = defaultStackFilters(today);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isTight = useWidth('tight');
  const nav = useRef<HTMLElement>(null);
  const isAll = isSameList(all, filters);
  // A view named by the URL may still be loading.
  const isUnsaved = !opened && !view.isHaulage && !isAll && !(view.isNamed && state === 'loading');
  const openedId = view.isHaulage ? haulageView : (opened?.id ?? (isUnsaved ? '' : undefined));
  useEffect(() => {
    if (openedId === undefined) return;
    // The next frame knows the page's layout, which would have to be computed here otherwise.
    const frame = requestAnimationFrame(() =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [openedId]);

  const fitted = opened && fittedView(opened, knownValues, today);
  const isUnchanged =
    opened !== undefined &&
    fitted !== undefined &&
    [fitted.filters, filtersOfView(opened.parameters, today)].some((one) => isSameList(one, filters)) &&
    JSON.stringify(preferencesOf(opened)) === JSON.stringify(view.choice.preferences);
  const columns = opened?.columns.filter((column) => !furtherColumns.some((one) => one === column)) ?? [];
  const dropped = [
    ...(fitted?.dropped ?? []).map(droppedWord),
    ...columns.map((column) => t('stack_filters.chip', { name: t('stack_columns.title'), value: column })),
  ];
  const labelOf = (name: string, value: string) => {
    const lists = Object.entries(choices.lists).concat(Object.entries(choices.lastLists));
    const options = lists.flatMap(([list, found]) => (list === name && found ? found : []));
    const before = opened?.parameters.find((one) => one.name === name && one.value === value)?.text;
    return options.find((option) => option.value === value)?.label ?? before;
  };
  const ownerWord = ({ isOwn, shared, ownerName }: StackView) => {
    if (isOwn) return shared ? t('stack_views.shared_by_you') : '';
    return ownerName === null ? t('stack_views.ownerless') : t('stack_views.shared_by', { name: ownerName });
  };
  const content = {
    parameters: parametersOf(filters, today, labelOf),
    columns: [...view.choice.preferences.columns],
    dense: view.choice.preferences.dense,
  };

  const tabs = [...views]
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map((one) => ({
      one,
      search: searchOfView(fittedView(one, knownValues, today).filters, filters, one.id),
    }));
  const open = (search: string) => {
    view.forget();
    void navigate({ search });
  };
  const isAllOpen = !opened && !view.isHaulage && isAll;
  const toAll = searchOfView(all, filters);
  // These views show the same stacks differently.
  const toHaulage = searchOfView(filters, filters, haulageView);
  const way = (label: string, search: string) => ({ label, onClick: () => open(search) });
  const saved =
    state === 'failed'
      ? [{ label: t('stack_views.failed'), onClick: view.retry }]
      : tabs.filter(({ one }) => one !== opened).map(({ one, search }) => way(one.name, search));
  const ways = [
    ...(isAllOpen ? [] : [way(t('stack_views.all'), toAll)]),
    ...(view.isHaulage ? [] : [way(t('stack_views.haulage'), toHaulage)]),
    ...saved,
  ];
  const openedSearch = tabs.find(({ one }) => one === opened)?.search;
  const areHaulageColumnsChanged =
    view.isHaulage && JSON.stringify(view.choice.preferences) !== JSON.stringify(haulagePreferences);
  const discard = () => {
    if (openedSearch !== undefined && !isUnchanged) return () => open(openedSearch);
    return areHaulageColumnsChanged ? view.forget : undefined;
  };
  const changedWord = <span className={classes.changed}>· {t('stack_views.changed')}</span>;
  const haulageTitle = t('stack_filters.chip', {
    name: t('stack_columns.title'),
    value: haulagePreferences.columns.map((column) => t(`stack_columns.${column}`)).join(', '),
  });
  const shown = () => {
    if (view.isHaulage) return t('stack_views.haulage');
    return opened?.name ?? t(isUnsaved ? 'stack_views.unsaved_short' : 'stack_views.all');
  };
  const actionsWith = (others: typeof ways) => (
    <ViewActions
      organizationId={organizationId}
      opened={opened}
      isUnchanged={isUnchanged}
      content={content}
      wordsOf={wordsOf}
      filters={filters}
      onSaved={view.forget}
      loadAgain={view.retry}
      onDiscard={discard()}
      others={others}
      shown={shown()}
    />
  );
  const notice = opened && dropped.length > 0 && (
    <div role="status">
      <Notice tone="warning">
        <p>{t('stack_views.dropped', { name: opened.name, values: dropped.join(', ') })}</p>
      </Notice>
    </div>
  );
  if (isPhone)
    return (
      <>
        {menuPlace && state !== 'loading' && createPortal(actionsWith(ways), menuPlace)}
        {notice}
      </>
    );

  return (
    <>
      <div className={classes.row}>
        <nav ref={nav} aria-label={t('stack_views.title')} className={classes.nav}>
          <ul className={classes.tabs}>
            <li>
              <Link className={classes.tab} to={{ search: toAll }} aria-current={isAllOpen || undefined}>
                {t('stack_views.all')}
              </Link>
            </li>
            <li>
              <Link
                className={classes.tab}
                to={{ search: toHaulage }}
                aria-current={view.isHaulage || undefined}
                data-unsaved={areHaulageColumnsChanged || undefined}
                title={haulageTitle}
                onClick={view.forget}
              >
                {t('stack_views.haulage')}
                {areHaulageColumnsChanged && changedWord}
              </Link>
            </li>
            {tabs.map(({ one, search }) => (
              <li key={one.id}>
                <Link
                  className={classes.tab}
                  to={{ search }}
                  aria-current={one === opened || undefined}
                  data-unsaved={(one === opened && !isUnchanged) || undefined}
                  title={[one.name, wordsOf(one.parameters), ownerWord(one)].join('\n').trim()}
                  onClick={view.forget}
                >
                  <span className={classes.name}>{one.name}</span>
                  {one.shared && (
                    <>
                      <Icon name="share" size={14} />
                      <VisuallyHidden>{t('stack_views.is_shared')}</VisuallyHidden>
                    </>
                  )}
                  {one === opened && !isUnchanged && changedWord}
                </Link>
              </li>
            ))}
            {isUnsaved && (
              <li>
                <span className={classes.tab} aria-current="true" data-unsaved>
                  <span className={classes.name}>
                    {t(isTight ? 'stack_views.unsaved_short' : 'stack_views.unsaved')}
                  </span>
                </span>
              </li>
            )}
          </ul>
        </nav>
        {state === 'failed' && (
          <Button variant="subtle" onClick={view.retry}>
            {t('stack_views.failed')}
          </Button>
        )}
        {state === 'loaded' && actionsWith([])}
      </div>
      {notice}
    </>
  );
}

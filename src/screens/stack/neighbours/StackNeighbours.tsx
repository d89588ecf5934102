import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { sawmillFilterOf, useSawmillsAndCard } from '@/features/department-scope/useSawmillsAndCard';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import type { StackItem } from '@/store/api/stackApi';
import { useReadStackPageQuery } from '@/store/api/stackPages';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { stackListArg } from '@/store/filters/queryArgs';
import { Icon } from '@/ui/icons/Icon';
import { isOpenedFromList, type RowLinkState } from '@/ui/table/row/useRowLink';
import classes from './StackNeighbours.module.css';

interface StackNeighboursProps {
  /** `list` is the path and query of the list that the person came from. */
  list: string;
  scope: DepartmentScope;
  stackId: string;
}

/**
 * The list is requested again by its URL, so that the neighbours are known after a reload, too. A stack may
 * leave the list while its page is open, for example because its doubt is decided. It keeps its neighbours. A
 * stack that was never on that page of the list has none.
 */
export function StackNeighbours({ list, scope, stackId }: StackNeighboursProps) {
  const t = useText();
  const { number } = useFormats();
  const { orgId = '' } = useParams();
  const filters = stackFilterPage.filtersOf(list.slice(list.indexOf('?')));
  const { knownIds, isLoading } = sawmillFilterOf(useSawmillsAndCard(orgId), filters.sawmillIds);
  const pageArg = (page: number | null) => {
    const body =
      page !== null && !isLoading && stackListArg({ ...filters, page }, scope.departmentIds, knownIds);
    return body ? ({ list: 'listStacks', body } as const) : skipToken;
  };

  const { page } = filters;
  const { currentData: here } = useReadStackPageQuery(pageArg(page));
  const index = here?.data.findIndex((stack) => stack.stackId === stackId) ?? -1;
  const total = here?.totalCount ?? 0;
  const [last, setLast] = useState({ index: -1, total: 0 });
  if (index >= 0 && (index !== last.index || total !== last.total)) setLast({ index, total });
  // A stack that new ones have pushed to the next page is still in the list.
  const isGone = index < 0 && total < last.total;
  const positionInList = (page - 1) * filters.pageSize + index + 1;
  const endsPage = here !== undefined && index === here.data.length - 1;
  const pageBefore = (isGone ? last.index : index) === 0 && page > 1 ? page - 1 : null;
  const pageAfter = endsPage && positionInList < here.totalCount ? page + 1 : null;
  const { currentData: before } = useReadStackPageQuery(pageArg(pageBefore));
  const { currentData: after } = useReadStackPageQuery(pageArg(pageAfter));
  if (!here || (index < 0 && !isGone)) return null;
  // The stack after a gone one has taken its place.
  const [placeBefore, placeAfter] = isGone ? [last.index - 1, last.index] : [index - 1, index + 1];

  return (
    <nav className={classes.neighbours} aria-label={t('stack.neighbours.name')}>
      <NeighbourLink
        stack={pageBefore === null ? here.data[placeBefore] : before?.data.at(-1)}
        direction="previous"
        list={listOn(list, pageBefore ?? page)}
        isOtherPage={pageBefore !== null}
      />
      <span>
        {isGone
          ? t('stack.neighbours.gone')
          : t('stack.neighbours.place', { place: number(positionInList), count: number(here.totalCount) })}
      </span>
      <NeighbourLink
        stack={pageAfter === null ? here.data[placeAfter] : after?.data[0]}
        direction="next"
        list={listOn(list, pageAfter ?? page)}
        isOtherPage={pageAfter !== null}
      />
    </nav>
  );
}

function listOn(list: string, page: number): string {
  const [pathname = '', query] = list.split('?');
  const params = new URLSearchParams(query);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return `${pathname}?${params}`;
}

interface NeighbourLinkProps {
  stack: StackItem | undefined;
  direction: 'previous' | 'next';
  list: string;
  isOtherPage: boolean;
}

/** The link replaces the stack in the history, so that the list stays one step back. */
function NeighbourLink({ stack, direction, list, isOtherPage }: NeighbourLinkProps) {
  const t = useText();
  const { orgId = '', deptId = '' } = useParams();
  const { state } = useLocation();
  const icon = <Icon name={direction === 'previous' ? 'arrowUp' : 'arrowDown'} />;
  if (!stack) return <span className={classes.end}>{icon}</span>;
  // One step back is the list on its former page, so the way back is a link to the page that has the stack.
  const linkState: RowLinkState = { fromList: isOpenedFromList(state) && !isOtherPage, list };
  return (
    <Link
      to={paths.stack(orgId, deptId, stack.stackId)}
      state={linkState}
      replace
      className={classes.link}
      aria-keyshortcuts={direction === 'previous' ? 'K' : 'J'}
      aria-label={t(`stack.neighbours.${direction}`, { stackNumber: stack.stackNumber })}
    >
      {icon}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { BackLink } from '@/ui/layout/BackLink';
import { isOpenedFromList, listOfRowLink } from '@/ui/table/row/useRowLink';
import { StackNeighbours } from './neighbours/StackNeighbours';
import classes from './StackScreen.module.css';

/** Returns the list that the person came from, or undefined for a pasted link and a new tab. */
function useList(listHref: string): string | undefined {
  const { state } = useLocation();
  const from = listOfRowLink(state);
  return from?.startsWith(`${listHref}?`) ? from : undefined;
}

interface StackBackProps {
  listHref: string;
}

export function StackBack({ listHref }: StackBackProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <BackLink
      to={useList(listHref) ?? listHref}
      onClick={(event) => {
        // If a key is held, the link opens in another tab or window, which has no way back.
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (opensElsewhere || !isOpenedFromList(state)) return;
        event.preventDefault();
        navigate(-1);
      }}
    />
  );
}

interface StackWayProps extends StackBackProps {
  scope: DepartmentScope | undefined;
  stackId: string;
}

export function StackWay({ listHref, scope, stackId }: StackWayProps) {
  const list = useList(listHref);
  if (!list) return null;
  return (
    <div className={classes.neighbours}>
      <PartBoundary>{scope && <StackNeighbours list={list} scope={scope} stackId={stackId} />}</PartBoundary>
    </div>
  );
}

interface StackToolbarProps extends StackWayProps {
  title: ReactNode;
  children: ReactNode;
}

export function StackToolbar({ title, children, ...way }: StackToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <StackBack listHref={way.listHref} />
      <div className={classes.title}>{title}</div>
      <div className={classes.actions}>{children}</div>
      <StackWay {...way} />
    </div>
  );
}

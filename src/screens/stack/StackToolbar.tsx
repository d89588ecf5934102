import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { DepartmentScope } from '@/features/department-scope/useDepartmentScope';
import { useText } from '@/i18n/useText';
import { PartBoundary } from '@/ui/feedback/PartBoundary';
import { Icon } from '@/ui/icons/Icon';
import { isOpenedFromList, listOfRowLink } from '@/ui/table/row/useRowLink';
import { StackNeighbours } from './neighbours/StackNeighbours';
import classes from './StackScreen.module.css';

interface StackToolbarProps {
  /** For people who did not come from a list: by a pasted link, in a new tab. */
  listHref: string;
  title: ReactNode;
  /** Undefined until it is known. */
  scope: DepartmentScope | undefined;
  stackId: string;
  children: ReactNode;
}

/** The way back, the title, the way through the list that one came from, and what is done with the stack. */
export function StackToolbar({ listHref, title, scope, stackId, children }: StackToolbarProps) {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = listOfRowLink(state);
  const list = from?.startsWith(`${listHref}?`) ? from : undefined;
  return (
    <div className={classes.toolbar}>
      <Button
        component={Link}
        to={list ?? listHref}
        variant="default"
        leftSection={<Icon name="chevronLeft" />}
        onClick={(event) => {
          // With a key held it opens in another tab or window, which has no way back.
          const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
          if (opensElsewhere || !isOpenedFromList(state)) return;
          event.preventDefault();
          navigate(-1);
        }}
      >
        {t('stack.back')}
      </Button>
      {title && <div className={classes.title}>{title}</div>}
      {list && (
        <div className={classes.neighbours}>
          <PartBoundary>
            {scope && <StackNeighbours list={list} scope={scope} stackId={stackId} />}
          </PartBoundary>
        </div>
      )}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useText } from '@/i18n/useText';
import { isFromList } from '@/ui/fields/fromList';
import { Icon } from '@/ui/icons/Icon';
import classes from './StackToolbar.module.css';

interface StackToolbarProps {
  /** Undefined until it is known whose stack it is. */
  departmentName: string | undefined;
  /** The list for whoever did not come from one: by a pasted link, in a new tab. */
  listHref: string;
  /** What can be done with the stack. */
  children: ReactNode;
}

/** Whose stack it is, the way back to the list with its filters and its page, and what can be done with the stack. */
export function StackToolbar({ departmentName, listHref, children }: StackToolbarProps) {
  const t = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <div className={classes.toolbar}>
      <Button
        component={Link}
        to={listHref}
        variant="default"
        leftSection={<Icon name="chevronLeft" />}
        onClick={(event) => {
          // With a key held it opens in another tab or window, which has no way back.
          const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
          if (opensElsewhere || !isFromList(state)) return;
          event.preventDefault();
          navigate(-1);
        }}
      >
        {t('stack.back')}
      </Button>
      {departmentName && <span className={classes.department}>{departmentName}</span>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Icon } from '@/ui/icons/Icon';
import classes from './BackLink.module.css';

/** Above a page's heading: the list that the page's thing is in. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <div>
      <Anchor component={Link} to={to} className={classes.link}>
        <Icon name="chevronLeft" size={16} />
        {label}
      </Anchor>
    </div>
  );
}

import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * Leads from a form to another page. Pressing it leaves the focus where it is: the field that lost it would be validated,
 * and its message would push the link away from under the pointer.
 */
export function LinkBelowForm({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} ta="center" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Anchor>
  );
}

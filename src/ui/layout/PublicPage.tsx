import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from './Logo';
import { LanguageSwitch, SchemeSwitch } from './PreferenceSwitches';
import classes from './PublicPage.module.css';

export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.tools}>
        <LanguageSwitch />
        <SchemeSwitch />
      </header>
      <main className={classes.main}>
        <Logo withName />
        <div className={classes.card}>{children}</div>
      </main>
    </div>
  );
}

/**
 * Links from a form to another page. A press does not move the focus to the link: the field would then be
 * validated, and its message would push the link away from under the pointer.
 */
export function LinkBelowForm({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} ta="center" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </Anchor>
  );
}

import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import classes from './PlainPage.module.css';
import { SchemeSwitch } from './SchemeSwitch';

/** A page outside the frame: one card under the logo, with language and colour scheme to choose. */
export function PlainPage({ children }: { children: ReactNode }) {
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

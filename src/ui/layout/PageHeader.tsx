import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHeadingFocus } from './firstPage';
import classes from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

export interface PageHeaderProps {
  title: string;
  /** An organisation or department for the title of the browser tab. */
  context?: string | undefined;
  /** The way back, before the title. */
  back?: ReactNode;
  /** A state, beside the title. */
  badge?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/**
 * The page's only h1, with the way back and its actions, at the same height on every page. A new page is a new
 * instance, so a changed title alone does not move the focus. It also sets the title of the browser tab.
 */
export function PageHeader({ title, context, back, badge, actions }: PageHeaderProps) {
  usePageTitle([title, context, 'Stackyard'].filter(Boolean).join(' · '));
  const heading = useHeadingFocus();
  return (
    <header className={classes.header}>
      {back}
      <div className={classes.line}>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {badge}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}

import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHeadingFocus } from './firstPage';
import classes from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

export interface PageHeaderProps {
  title: string;
  context?: string | undefined;
  back?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
}

/**
 * Renders the page's only h1, at the same height on every page, and sets the title of the browser tab. Each
 * page has its own instance, so a change of the title alone does not move the focus.
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

import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  title: string;
  /** What the browser tab names besides the page: an organisation or department. */
  context?: string | undefined;
  /** A state, beside the title. */
  badge?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/**
 * The page's one h1 with its actions. Takes the focus when the page opens, so that a screen reader begins there
 * (a new page is a new instance: a changed title alone moves nothing), and names the browser tab.
 */
export function PageHeader({ title, context, badge, actions }: PageHeaderProps) {
  usePageTitle([title, context, 'Stackyard'].filter(Boolean).join(' · '));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={classes.header}>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </Title>
      {badge}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}

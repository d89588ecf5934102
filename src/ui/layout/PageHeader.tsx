import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFirstFormShown } from '@/ui/first-form/firstForm';
import classes from './PageHeader.module.css';
import { usePageTitle } from './usePageTitle';

interface PageHeaderProps {
  title: string;
  /** An organisation or department for the title of the browser tab. */
  context?: string | undefined;
  /** A state, beside the title. */
  badge?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/**
 * The page's only h1, with its actions. It takes the focus when the page opens, so that a screen reader begins
 * there; a new page is a new instance, so a changed title alone does not move the focus. Over the form of index.html
 * the focus is its own. It also sets the title of the browser tab.
 */
export function PageHeader({ title, context, badge, actions }: PageHeaderProps) {
  usePageTitle([title, context, 'Stackyard'].filter(Boolean).join(' · '));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstFormShown()) heading.current?.focus({ preventScroll: true });
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

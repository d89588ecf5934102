import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PageLoader } from './PageLoader';
import { readTab, withTab } from './tabParam';
import classes from './UrlTabs.module.css';

interface UrlTab {
  label: string;
  /** Rendered while the tab is chosen; may be lazy. */
  content: ReactNode;
}

interface UrlTabsProps {
  /** Names the tabs for those who cannot see what they belong to. */
  label: string;
  tabs: readonly UrlTab[];
}

/**
 * The parts of a page, chosen by `?tab=N`. Choosing one is a step of its own in the history. The arrow keys move the
 * focus alone, and Enter chooses: a part that is only passed by is not loaded.
 */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [search, setSearch] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const chosen = readTab(search, tabs.length);
  useEffect(() => {
    // On a phone the chosen tab may lie beyond the edge.
    const tab = list.current?.children.item(chosen);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const choose = (value: string | null) => {
    const next = withTab(search, Number(value));
    // Choosing what is chosen is no step.
    if (next.toString() !== search.toString()) setSearch(next);
  };
  return (
    <Tabs value={String(chosen)} onChange={choose} activateTabWithKeyboard={false} keepMounted={false}>
      <Tabs.List ref={list} aria-label={label} className={classes.list}>
        {tabs.map((tab, index) => (
          <Tabs.Tab key={tab.label} value={String(index)} className={classes.tab}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ label: name, content }, index) => (
        <Tabs.Panel key={name} value={String(index)} className={classes.panel}>
          <Suspense fallback={<PageLoader />}>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

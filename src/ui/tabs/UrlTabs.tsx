import { NativeSelect, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PageLoader } from '@/ui/feedback/PageLoader';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { readTab, withTab } from './tabParam';
import classes from './UrlTabs.module.css';

export interface UrlTab {
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
 * focus alone, and Enter chooses: a part that is only passed by is not loaded. On a phone, where they do not fit beside
 * each other, they are a list to choose from.
 */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const id = useId();
  const chosen = readTab(search, tabs.length);
  const choose = (value: string | null) => {
    const tab = Number(value);
    // Choosing what is chosen is no step.
    if (tab !== chosen) setSearch(withTab(search, tab));
  };
  return (
    <Tabs
      id={id}
      value={String(chosen)}
      onChange={choose}
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      {isPhone ? (
        <>
          <NativeSelect
            aria-label={label}
            value={chosen}
            data={tabs.map((tab, index) => ({ value: String(index), label: tab.label }))}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          {/* In place of the tab that names the part. */}
          <span id={`${id}-tab-${chosen}`} hidden>
            {tabs[chosen]?.label}
          </span>
        </>
      ) : (
        <TabList label={label} tabs={tabs} chosen={chosen} />
      )}
      {tabs.map(({ label: name, content }, index) => (
        // The same in both, so that a window that grows or shrinks loses nothing of it.
        <Tabs.Panel
          key={name}
          value={String(index)}
          className={classes.panel}
          {...(isPhone && { role: 'group' })}
        >
          <Suspense fallback={<PageLoader />}>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function TabList({ label, tabs, chosen }: UrlTabsProps & { chosen: number }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a narrow window the chosen tab may lie beyond the edge.
    const tab = list.current?.children.item(chosen);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <Tabs.List ref={list} aria-label={label} className={classes.list}>
      {tabs.map((tab, index) => (
        <Tabs.Tab key={tab.label} value={String(index)} className={classes.tab}>
          {tab.label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

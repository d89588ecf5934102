import { NativeSelect, Tabs, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { useTitleOfPart } from '@/ui/layout/usePageTitle';
import { readTab, withTab } from './tabParam';
import classes from './UrlTabs.module.css';

export interface UrlTab {
  label: string;
  content: ReactNode;
}

interface UrlTabsProps {
  label: string;
  tabs: readonly UrlTab[];
}

/**
 * The tabs are selected by `?tab=N`, and each selection adds a history entry. The arrow keys only move the
 * focus and Enter selects, so that no part is loaded in passing. A phone shows a select, because the tabs do
 * not fit side by side. The selected part is a heading for screen readers and appears in the title of the
 * browser tab.
 */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const id = useId();
  const chosen = readTab(search, tabs.length);
  useTitleOfPart(tabs[chosen]?.label ?? '');
  const choose = (value: string | null) => {
    const tab = Number(value);
    // Selecting the current tab adds no history entry.
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
          {/* This names the panel in place of the tab. */}
          <span id={`${id}-tab-${chosen}`} hidden>
            {tabs[chosen]?.label}
          </span>
        </>
      ) : (
        <TabList label={label} tabs={tabs} chosen={chosen} />
      )}
      {tabs.map(({ label: name, content }, index) => (
        // The key is the same in both layouts, so that the panel keeps its state when the window changes its width.
        <Tabs.Panel key={name} value={String(index)} pt={16} {...(isPhone && { role: 'group' })}>
          <VisuallyHidden component="h2">{name}</VisuallyHidden>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function TabList({ label, tabs, chosen }: UrlTabsProps & { chosen: number }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a narrow window the selected tab may be beyond the edge.
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

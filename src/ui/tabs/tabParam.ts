import { listViewKeys } from '@/ui/table/useListView';

const key = 'tab';

/** Tabs count from 0. A missing or invalid number selects the first tab. */
export function readTab(search: URLSearchParams, count: number): number {
  const text = search.get(key) ?? '';
  const tab = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return tab < count ? tab : 0;
}

export function withTab(search: URLSearchParams, tab: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const listKey of listViewKeys) changed.delete(listKey);
  changed.set(key, String(tab));
  return changed;
}

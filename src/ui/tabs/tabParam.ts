import { listViewKeys } from '@/ui/table/useListView';

const key = 'tab';

/** Counts from 0; the first tab for a missing or invalid number. */
export function readTab(search: URLSearchParams, count: number): number {
  const text = search.get(key) ?? '';
  const tab = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return tab < count ? tab : 0;
}

/** Drops the old tab's search and order of a list; other keys stay. */
export function withTab(search: URLSearchParams, tab: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const listKey of listViewKeys) changed.delete(listKey);
  changed.set(key, String(tab));
  return changed;
}

import { listViewKeys } from '@/ui/table/useListView';

const key = 'tab';

/** The tab that a query string names, counted from 0; the first where it names none of them. */
export function readTab(search: URLSearchParams, count: number): number {
  const text = search.get(key) ?? '';
  const tab = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return tab < count ? tab : 0;
}

/** The query string with another tab: search and order of a list on the former one go, keys of others stay. */
export function withTab(search: URLSearchParams, tab: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const listKey of listViewKeys) changed.delete(listKey);
  changed.set(key, String(tab));
  return changed;
}

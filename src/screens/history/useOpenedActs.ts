import { useState } from 'react';
import { type HistoryEntry, type ListHistoryApiArg, useLazyListHistoryQuery } from '@/store/api/historyApi';

/** Entries that one press brings. */
const portion = 50;

export interface OpenedAct {
  /** As far as they have come; the newest is first. */
  entries: readonly HistoryEntry[];
  state: 'loading' | 'ready' | 'failed';
}

/** The acts of a list that are open, by their request. An act is one entry of the list, which stands for all. */
export function useOpenedActs(call: ListHistoryApiArg) {
  const [ask] = useLazyListHistoryQuery();
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenedAct>>(new Map());
  const change = (requestId: string, act: OpenedAct | null) => {
    setOpened((current) => {
      const changed = new Map(current);
      if (act === null) changed.delete(requestId);
      else changed.set(requestId, act);
      return changed;
    });
  };
  // An answer that comes after the act was closed opens it no more.
  const arrive = (requestId: string, act: OpenedAct) =>
    setOpened((current) => (current.has(requestId) ? new Map(current).set(requestId, act) : current));

  const loadMore = async ({ requestId, at, act }: HistoryEntry) => {
    const entries = opened.get(requestId)?.entries ?? [];
    change(requestId, { entries, state: 'loading' });
    const answer = await ask({
      ...call,
      requestId,
      from: at,
      // The end is excluded.
      to: new Date(Date.parse(act?.lastAt ?? at) + 1).toISOString(),
      page: Math.floor(entries.length / portion) + 1,
      pageSize: portion,
    });
    arrive(
      requestId,
      answer.data
        ? { entries: [...entries, ...answer.data.data], state: 'ready' }
        : { entries, state: 'failed' },
    );
  };

  return {
    opened,
    loadMore,
    toggle: (act: HistoryEntry) =>
      opened.has(act.requestId) ? change(act.requestId, null) : void loadMore(act),
  };
}

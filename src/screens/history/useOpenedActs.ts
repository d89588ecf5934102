import { useState } from 'react';
import { type HistoryEntry, type ListHistoryApiArg, useLazyListHistoryQuery } from '@/store/api/historyApi';

const portion = 50;

export interface OpenedAct {
  entries: readonly HistoryEntry[];
  state: 'loading' | 'ready' | 'failed';
}

type OpenedActs = ReadonlyMap<string, OpenedAct>;

const none: OpenedActs = new Map();

/**
 * Keeps the opened acts of a list by the id of their request. In the list an act is a single entry that
 * represents all entries of one call.
 * @param call excludes the page; another call closes all acts, because its filters choose other entries
 */
export function useOpenedActs(call: ListHistoryApiArg) {
  const [ask] = useLazyListHistoryQuery();
  const list = JSON.stringify(call);
  const [state, setState] = useState({ list, acts: none });
  const opened = state.list === list ? state.acts : none;
  const change = (by: (acts: OpenedActs) => OpenedActs) =>
    setState((current) => ({ list, acts: by(current.list === list ? current.acts : none) }));
  const open = (requestId: string, act: OpenedAct) => change((acts) => new Map(acts).set(requestId, act));
  const close = (requestId: string) =>
    change((acts) => new Map([...acts].filter(([one]) => one !== requestId)));
  // An answer that arrives after the act was closed, or for other filters, opens nothing.
  const arrive = (requestId: string, act: OpenedAct) =>
    setState((current) =>
      current.list === list && current.acts.has(requestId)
        ? { list, acts: new Map(current.acts).set(requestId, act) }
        : current,
    );

  const loadMore = async ({ requestId, at, act }: HistoryEntry) => {
    const entries = opened.get(requestId)?.entries ?? [];
    open(requestId, { entries, state: 'loading' });
    const answer = await ask({
      ...call,
      requestId,
      from: at,
      // The end is exclusive.
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
    toggle: (act: HistoryEntry) => (opened.has(act.requestId) ? close(act.requestId) : void loadMore(act)),
  };
}

import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { type dashboardFilterPage, filtersReducer, stackFilterPage } from '@/store/filters/filtersSlice';
import { listenForFilterChanges } from '@/store/listeners/filterSync';
import type { Ports } from '@/store/ports/ports';
import type { AppDispatch, RootState } from '@/store/state/rootReducer';

export const list = '/organization/o/department/d/stacks';
export const settled = '?dateType=Measured&from=2026-10-01&to=2026-10-31';

type ReadEvent = typeof stackFilterPage.actions.read | typeof dashboardFilterPage.actions.read;

export function openPage(search: string, pathname = list, read: ReadEvent = stackFilterPage.actions.read) {
  const entries = [{ pathname, search }];
  let index = 0;
  const here = () => entries[index] ?? { pathname: '', search: '' };
  const navigate = jest.fn((to: { search: string }, { replace }: { replace: boolean }) => {
    entries.splice(replace ? index : index + 1, entries.length, { ...here(), ...to });
    index = entries.length - 1;
    readUrl();
  });
  let leaving = false;
  const isLeaving = () => leaving;
  const listeners = createListenerMiddleware({ extra: { navigate, location: here, isLeaving } });
  listenForFilterChanges(listeners.startListening.withTypes<RootState, AppDispatch, Ports>());
  const store = configureStore({
    reducer: { filters: filtersReducer },
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
  const selectApplied = () => stackFilterPage.selectState(store.getState())?.applied ?? null;
  function readUrl() {
    const moved = here();
    setTimeout(() => store.dispatch(read(moved)), 5);
  }
  function follow(link: { pathname: string; search: string }) {
    entries.splice(index + 1, entries.length, link);
    index = entries.length - 1;
    readUrl();
  }
  readUrl();
  return {
    navigate,
    entries,
    dispatch: store.dispatch,
    search: () => here().search,
    draft: () => stackFilterPage.selectDraft(store.getState()),
    applied: selectApplied,
    onApplied(listener: () => void) {
      let last = selectApplied();
      store.subscribe(() => {
        const next = selectApplied();
        if (next !== last) listener();
        last = next;
      });
    },
    back() {
      index -= 1;
      readUrl();
    },
    openDepartment(pathname: string) {
      follow({ pathname, search: here().search });
    },
    follow,
    startLeaving() {
      leaving = true;
    },
  };
}

export const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

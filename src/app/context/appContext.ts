import { createContext, use } from 'react';
import { openSessionChannel, type SessionChannel } from '@/store/session/otherTabs';
import type { Session } from '@/store/session/session';
import type { AppStore } from '@/store/store';
import type { Router } from './browserPorts';

/** What outlives every page. */
export interface AppContextValue {
  /**
   * Gives the one store, always by the same promise. It is loaded with the first page that needs it: sign-in does
   * without, so that its form is there sooner.
   */
  openStore: () => Promise<AppStore>;
  /** Gives the store the session of a login or of another tab. Rejects when the store cannot be loaded. */
  startSession: (session: Session) => Promise<void>;
  /** Whether this tab has had a page with the store: then it asked the other tabs for their session at its start. */
  hasStarted: () => boolean;
  tabs: SessionChannel;
}

export function createAppContext(router: Router): AppContextValue {
  const tabs = openSessionChannel();
  let opened: Promise<AppStore> | null = null;
  const load = async (session: Session | null) => {
    try {
      const { createBrowserStore } = await import('./openStore');
      return createBrowserStore(router, tabs, session);
    } catch (error) {
      // The network may be back at the next attempt.
      opened = null;
      throw error;
    }
  };
  return {
    tabs,
    openStore: () => {
      opened ??= load(null);
      return opened;
    },
    startSession: async (session) => {
      if (opened === null) {
        opened = load(session);
        await opened;
        return;
      }
      const [store, { beginSession }] = await Promise.all([opened, import('./openStore')]);
      beginSession(store, session);
    },
    hasStarted: () => opened !== null,
  };
}

export const AppContext = createContext<AppContextValue | null>(null);

export function useAppContext(): AppContextValue {
  const context = use(AppContext);
  if (!context) throw new Error('useAppContext needs an AppContext above it');
  return context;
}

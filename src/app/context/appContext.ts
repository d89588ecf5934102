import { createContext, use } from 'react';
import type { SignInAccess } from '@/store/api/client/authCalls';
import { openSessionChannel, type SessionChannel } from '@/store/session/otherTabs';
import type { Session } from '@/store/session/session';
import type { AppStore } from '@/store/store';
import type { Router } from './browserPorts';

/**
 * These objects outlive every page.
 * - `openStore` returns the same promise on every call. The store loads with the first page that needs it, so
 *   that the login form shows sooner.
 * - `startSession` passes the session of a login or of another tab to the store, with the access if the
 *   login's answer contains it. It rejects if the store cannot be loaded.
 */
export interface AppContextValue {
  openStore: () => Promise<AppStore>;
  startSession: (session: Session, access: SignInAccess | null) => Promise<void>;
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
      // The network may be back for the next attempt.
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
    startSession: async (session, access) => {
      const wasOpen = opened !== null;
      opened ??= load(session);
      const [store, { beginSession, rememberAccess }] = await Promise.all([opened, import('./openStore')]);
      if (wasOpen) beginSession(store, session);
      if (access) rememberAccess(store, access);
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

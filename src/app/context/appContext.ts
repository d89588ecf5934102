import { createContext, use } from 'react';
import { openSessionChannel, type SessionChannel } from '@/store/session/otherTabs';
import type { Session } from '@/store/session/session';
import type { AppStore } from '@/store/store';
import type { Router } from './browserPorts';

/** What outlives every page. */
export interface Portal {
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

export function createPortal(router: Router): Portal {
  const tabs = openSessionChannel();
  let opened: Promise<AppStore> | null = null;
  const load = async (session: Session | null) => {
    try {
      const { createPortalStore } = await import('./openStore');
      return createPortalStore(router, tabs, session);
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

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it');
  return portal;
}

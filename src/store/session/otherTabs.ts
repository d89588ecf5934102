import { parseSession, type Session } from './session';

export type SessionMessage =
  | { kind: 'asked' }
  | { kind: 'answered'; session: Session }
  | { kind: 'refreshed'; spent: string; session: Session }
  | { kind: 'signedOut'; subject: string };

export interface SessionChannel {
  post: (message: SessionMessage) => void;
  subscribe: (receive: (message: SessionMessage) => void) => void;
}

/** Null for a message of another version of the portal. */
export function parseMessage(value: unknown): SessionMessage | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  const session = 'session' in value ? parseSession(value.session) : null;
  if (value.kind === 'asked') return { kind: 'asked' };
  if (value.kind === 'answered' && session) return { kind: 'answered', session };
  if (value.kind === 'refreshed' && session && 'spent' in value && typeof value.spent === 'string')
    return { kind: 'refreshed', spent: value.spent, session };
  if (value.kind === 'signedOut' && 'subject' in value && typeof value.subject === 'string')
    return { kind: 'signedOut', subject: value.subject };
  return null;
}

/** In a browser without BroadcastChannel each tab has its own session. */
export function openSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, subscribe: () => undefined };
  const channel = new BroadcastChannel('stackyard.session');
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (receive) => {
      channel.addEventListener('message', ({ data }) => {
        const message = parseMessage(data);
        if (message) receive(message);
      });
    },
  };
}

/** Milliseconds that a tab opened by a link waits for the session of another one. */
const timeout = 150;

/** Null without an answer. */
export function requestSessionFromOtherTabs(tabs: SessionChannel): Promise<Session | null> {
  return new Promise((resolve) => {
    tabs.subscribe((message) => message.kind === 'answered' && resolve(message.session));
    tabs.post({ kind: 'asked' });
    setTimeout(() => resolve(null), timeout);
  });
}

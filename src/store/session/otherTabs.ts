import { parseSession, readStoredSession, type Session } from './session';
import { browserLocks, createSubjectLock, takeOpener } from './whoseTab';

export type SessionMessage =
  | { kind: 'asked' }
  | { kind: 'answered'; session: Session }
  | { kind: 'refreshed'; spent: string; session: Session }
  | { kind: 'signedOut'; subject: string };

export interface SessionChannel {
  post: (message: SessionMessage) => void;
  subscribe: (receive: (message: SessionMessage) => void) => void;
  /** Tells all tabs whose session this one has. */
  hold: (subject: string | null) => void;
  /** Whose sessions the tabs have; undefined where the browser cannot tell. */
  subjects: () => Promise<ReadonlySet<string> | undefined>;
  /** Who opened this tab by a link; undefined where nothing says so. */
  opener: () => string | undefined;
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
  // The sign counts once, and the address is that of the link only at the start.
  const opener = takeOpener(location.href);
  const lock = createSubjectLock(browserLocks());
  // Before the store is there, and on pages without one.
  lock.hold(readStoredSession()?.subject ?? null);
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('stackyard.session');
  return {
    ...lock,
    opener: () => opener,
    post: (message) => channel?.postMessage(message),
    subscribe: (receive) => {
      channel?.addEventListener('message', ({ data }) => {
        const message = parseMessage(data);
        if (message) receive(message);
      });
    },
  };
}

/** Milliseconds in which a tab answers that is there for sure, and may be busy. */
const answerTime = 3000;

/** Milliseconds in which tabs answer where the browser does not tell whether there are any: even busy ones, for one that does not would be passed over. */
const shortAnswerTime = 1000;

/**
 * The session of the tab that opened this one, or of the only person who is signed in in this browser. Null where there is none, and
 * where several people are signed in and nothing says which of them opened it.
 */
export async function requestSessionFromOtherTabs(tabs: SessionChannel): Promise<Session | null> {
  const opener = tabs.opener();
  const subjects = await tabs.subjects();
  if (subjects === undefined) return answerOf(tabs, opener, shortAnswerTime);
  // The opener may be reloading just now.
  if (opener !== undefined)
    return answerOf(tabs, opener, subjects.has(opener) ? answerTime : shortAnswerTime);
  const [only, ...others] = subjects;
  if (only === undefined || others.length > 0) return null;
  const session = await answerOf(tabs, only, answerTime);
  // Another tab may have been starting meanwhile.
  return (await tabs.subjects())?.size === 1 ? session : null;
}

/** @param subject whose session it has to be; undefined: anybody's, if all answers are of one person */
function answerOf(
  tabs: SessionChannel,
  subject: string | undefined,
  milliseconds: number,
): Promise<Session | null> {
  return new Promise((resolve) => {
    const answers = new Map<string, Session>();
    tabs.subscribe((message) => {
      if (message.kind !== 'answered') return;
      answers.set(message.session.subject, message.session);
      if (message.session.subject === subject) resolve(message.session);
    });
    tabs.post({ kind: 'asked' });
    setTimeout(() => {
      const [first = null, ...others] = answers.values();
      resolve(subject === undefined && others.length === 0 ? first : null);
    }, milliseconds);
  });
}

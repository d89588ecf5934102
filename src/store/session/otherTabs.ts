import { parseSession, readStoredSession, type Session } from './session';
import { browserLocks, createSubjectLock, takeOpener } from './whoseTab';

export type SessionMessage =
  | { kind: 'asked' }
  | { kind: 'answered'; session: Session }
  | { kind: 'refreshed'; spent: string; session: Session }
  | { kind: 'signedOut'; subject: string };

/**
 * Each answer is undefined if the browser cannot tell. `subjects` are the owners of the tabs' sessions.
 * `holders` counts the tabs with a session of this person, this one included. `opener` is the person from
 * whose tab a link opened this one. `subscribe` returns the function that ends the subscription.
 */
export interface SessionChannel {
  post: (message: SessionMessage) => void;
  subscribe: (receive: (message: SessionMessage) => void) => () => void;
  hold: (subject: string | null) => void;
  subjects: () => Promise<ReadonlySet<string> | undefined>;
  holders: (subject: string) => Promise<number | undefined>;
  opener: () => string | undefined;
}

/** Returns null for a message of another version of the portal. */
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
  // The sign can be read once, and the address is that of the link only at the start.
  const opener = takeOpener(location.href);
  const lock = createSubjectLock(browserLocks());
  // The lock is taken before the store exists, and on pages without a store.
  lock.hold(readStoredSession()?.subject ?? null);
  const channel =
    typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('stackyard.session');
  return {
    ...lock,
    opener: () => opener,
    post: (message) => channel?.postMessage(message),
    subscribe: (receive) => {
      const onMessage = ({ data }: MessageEvent) => {
        const message = parseMessage(data);
        if (message) receive(message);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Both times are in milliseconds. A tab that is known to exist but may be busy has `answerTime` for its
 * answer. Browsers that cannot tell whether other tabs exist wait only for `shortAnswerTime`, because busy
 * tabs could not answer in less.
 */
const answerTime = 3000;
const shortAnswerTime = 1000;

/**
 * Returns the session of the tab that opened this one, or of the only person who is signed in in this
 * browser. Returns null if there is none, or if several people are signed in and it is unknown whose tab
 * opened this one.
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
  // Another tab may have started while this one waited for the answer.
  return (await tabs.subjects())?.size === 1 ? session : null;
}

/** @param subject undefined accepts anybody's session, if all answers are those of one person */
function answerOf(
  tabs: SessionChannel,
  subject: string | undefined,
  milliseconds: number,
): Promise<Session | null> {
  const answers = new Map<string, Session>();
  return ask(tabs, milliseconds, {
    receive: (answer, settle) => {
      answers.set(answer.subject, answer);
      if (answer.subject === subject) settle(answer);
    },
    atEnd: () => {
      const [first = null, ...others] = answers.values();
      return subject === undefined && others.length === 0 ? first : null;
    },
  });
}

/**
 * Asks the other tabs for the session that they have renewed while this tab slept or the browser had dropped
 * it. Resolves to null if none of them has renewed it.
 */
export async function requestRenewedSession(
  tabs: SessionChannel,
  { subject, signIn, receivedAt }: Session,
): Promise<Session | null> {
  if (signIn === undefined) return null;
  const holders = await tabs.holders(subject);
  const others = holders === undefined ? Number.POSITIVE_INFINITY : holders - 1;
  if (others < 1) return null;
  let answers = 0;
  return ask(tabs, holders === undefined ? shortAnswerTime : answerTime, {
    receive: (answer, settle) => {
      if (answer.subject !== subject) return;
      answers += 1;
      if (answer.signIn === signIn && answer.receivedAt > receivedAt) settle(answer);
      else if (answers >= others) settle(null);
    },
    atEnd: () => null,
  });
}

interface Asking {
  receive: (answer: Session, settle: (session: Session | null) => void) => void;
  atEnd: () => Session | null;
}

function ask(
  tabs: SessionChannel,
  milliseconds: number,
  { receive, atEnd }: Asking,
): Promise<Session | null> {
  return new Promise((resolve) => {
    const settle = (session: Session | null) => {
      clearTimeout(timer);
      stop();
      resolve(session);
    };
    const timer = setTimeout(() => settle(atEnd()), milliseconds);
    const stop = tabs.subscribe((message) => {
      if (message.kind === 'answered') receive(message.session, settle);
    });
    tabs.post({ kind: 'asked' });
  });
}

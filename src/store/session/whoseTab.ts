import { foldAddress } from '@/lib/foldAddress';

/**
 * `longestOpening` is in milliseconds. The menu of a link may stay open for this time before the person opens
 * the link.
 */
const longestOpening = 10_000;

const openingPrefix = 'stackyard.opening.';
const lockPrefix = 'stackyard.session of ';

interface Opening {
  href: string;
  subject: string;
  at: number;
}

function parseOpening(text: string | null): Opening | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('href' in value && typeof value.href === 'string')) return null;
    if (!('subject' in value && typeof value.subject === 'string')) return null;
    if (!('at' in value && typeof value.at === 'number')) return null;
    return { href: value.href, subject: value.subject, at: value.at };
  } catch {
    return null;
  }
}

/**
 * Leaves a sign for the tab that a link opens by the middle button, with a modifier, from the link's menu or
 * by dragging. The sign exists before the new tab does, however busy this tab is.
 * @param subjectNow returns the owner of this tab's session
 */
export function listenForOpenings(subjectNow: () => string | undefined): void {
  const onEvent = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>('a[href], [data-href]');
    const subject = subjectNow();
    if (!link || subject === undefined || staysHere(event, link)) return;
    leaveSign(link.dataset.href ?? link.getAttribute('href') ?? '', subject);
  };
  for (const kind of ['click', 'auxclick', 'contextmenu', 'dragstart'])
    document.addEventListener(kind, onEvent, true);
}

export function leaveSign(href: string, subject: string): void {
  const key = openingPrefix + Math.random();
  try {
    // The new tab has folded its address before it looks for the sign.
    const address = new URL(foldAddress(href), location.href);
    if (address.origin !== location.origin) return;
    // A report removes the token from its address before anything else reads it.
    if (address.searchParams.has('token')) address.searchParams.delete('token');
    const opening: Opening = { href: address.href, subject, at: Date.now() };
    localStorage.setItem(key, JSON.stringify(opening));
    setTimeout(() => localStorage.removeItem(key), longestOpening);
  } catch {
    // Without an address or storage the new tab asks whose it is if several people are signed in.
  }
}

function staysHere(event: Event, link: HTMLElement): boolean {
  if (!(event instanceof MouseEvent)) return true;
  if (event.button === 1) return false;
  if (event.type === 'auxclick') return true;
  if (event.type !== 'click') return false;
  return !(event.ctrlKey || event.metaKey || event.shiftKey || link.getAttribute('target') === '_blank');
}

/**
 * Returns the person whose tab opened this one at the address. A sign can be read only once. Returns
 * undefined if there is no sign, or if two people have left signs.
 */
export function takeOpener(href: string, now = Date.now()): string | undefined {
  try {
    const signs = Object.keys(localStorage)
      .filter((key) => key.startsWith(openingPrefix))
      .map((key) => ({ key, opening: parseOpening(localStorage.getItem(key)) }));
    const isLate = (opening: Opening | null) => opening === null || now - opening.at > longestOpening;
    for (const { key, opening } of signs) if (isLate(opening)) localStorage.removeItem(key);
    const own = signs
      .flatMap(({ key, opening }) =>
        opening !== null && !isLate(opening) && opening.href === href ? [{ key, ...opening }] : [],
      )
      .sort((one, other) => one.at - other.at);
    const [first] = own;
    if (first === undefined || own.some(({ subject }) => subject !== first.subject)) return undefined;
    localStorage.removeItem(first.key);
    return first.subject;
  } catch {
    return undefined;
  }
}

interface SharedLocks {
  request: (name: string, work: () => Promise<unknown>) => Promise<unknown>;
  names: () => Promise<readonly string[] | undefined>;
}

export function browserLocks(): SharedLocks | undefined {
  const { locks } = navigator;
  // Pages without TLS have no locks.
  if (!('locks' in navigator) || locks === undefined) return undefined;
  return {
    request: (name, work) => locks.request(name, { mode: 'shared' }, work),
    names: async () => {
      const found = await locks.query().catch(() => undefined);
      return found && [...(found.held ?? []), ...(found.pending ?? [])].map(({ name }) => name ?? '');
    },
  };
}

/**
 * Holds a lock for as long as a tab has a session. Other tabs see it even while this one is busy, and it
 * disappears with the tab.
 */
export function createSubjectLock(locks: SharedLocks | undefined) {
  let release: (() => void) | undefined;
  let held: string | null = null;
  return {
    hold: (subject: string | null) => {
      if (subject === held) return;
      held = subject;
      release?.();
      release = undefined;
      if (subject === null || locks === undefined) return;
      const ended = new Promise<void>((resolve) => {
        release = resolve;
      });
      locks.request(lockPrefix + subject, () => ended).catch(() => undefined);
    },
    subjects: async (): Promise<ReadonlySet<string> | undefined> => {
      const names = await locks?.names();
      const own = names?.filter((name) => name.startsWith(lockPrefix));
      return own && new Set(own.map((name) => name.slice(lockPrefix.length)));
    },
    holders: async (subject: string): Promise<number | undefined> => {
      const names = await locks?.names();
      return names?.filter((name) => name === lockPrefix + subject).length;
    },
  };
}

import { parseSession, type Session } from './session';

const key = 'stackyard.session';

/** The session that this tab had before a reload. */
export function readStoredSession(): Session | null {
  try {
    return parseSession(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function storeSession(session: Session | null): void {
  try {
    if (session) sessionStorage.setItem(key, JSON.stringify(session));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that stores nothing keeps the session until the tab is reloaded.
  }
}

import { singleParameter } from '@/lib/singleParameter';
import { isReportPath } from '@/navigation/paths';

const storageKey = 'stackyard.report';

/** An Authorization header allows only these characters. */
const isToken = (text: string) => /^[\w\-.~+/]+=*$/.test(text);

interface ReportLink {
  stackId: string;
  token: string;
}

type ReportRequest =
  | ({ kind: 'stack' } & ReportLink)
  | { kind: 'sample' }
  /** A truncated or broken address does not name exactly one stack. */
  | { kind: 'noStack' }
  | { kind: 'noToken' };

/** In a browser without storage the link lives as long as its page. */
let unstored: ReportLink | null = null;

/**
 * Removes the token of a report's link from the address bar and the history before other code sees it, and
 * keeps it in this tab with its stack, so that a reload works. A newer link replaces it, and a broken one
 * removes it.
 */
export function takeReportToken(): void {
  const address = new URL(location.href);
  const query = address.searchParams;
  if (!isReportPath(address.pathname) || !query.has('token')) return;
  store({ stackId: singleParameter(query, 'stack-id'), token: singleParameter(query, 'token') });
  query.delete('token');
  // Without any parameter the page would show sample data at the next reload.
  if (!query.has('stack-id')) query.set('stack-id', '');
  history.replaceState(history.state, '', address);
}

/** Call it after `takeReportToken`. */
export function readReportRequest(search: string): ReportRequest {
  const query = new URLSearchParams(search);
  if (!query.has('stack-id') && !query.has('token')) return { kind: 'sample' };
  const stackId = singleParameter(query, 'stack-id');
  if (stackId === '') return { kind: 'noStack' };
  const kept = readStored();
  return kept?.stackId === stackId && isToken(kept.token)
    ? { kind: 'stack', stackId, token: kept.token }
    : { kind: 'noToken' };
}

function store(link: ReportLink): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(link));
  } catch {
    unstored = link;
  }
}

function readStored(): ReportLink | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return stored === null ? unstored : parseLink(JSON.parse(stored));
  } catch {
    return unstored;
  }
}

function parseLink(stored: unknown): ReportLink | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('stackId' in stored) || !('token' in stored)) return null;
  const { stackId, token } = stored;
  return typeof stackId === 'string' && typeof token === 'string' ? { stackId, token } : null;
}

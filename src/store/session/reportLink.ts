import { singleParameter } from '@/lib/singleParameter';
import { isReportPath } from '@/navigation/paths';

const storageKey = 'stackyard.report';

/** What may stand in an Authorization header. */
const isToken = (text: string) => /^[\w\-.~+/]+=*$/.test(text);

interface ReportLink {
  stackId: string;
  token: string;
}

/** What the address of the report page asks for. */
type ReportRequest =
  | ({ kind: 'stack' } & ReportLink)
  /** No parameter at all. */
  | { kind: 'sample' }
  /** Cut off or spoilt: it does not name one stack. */
  | { kind: 'noStack' }
  /** Neither the link nor this tab holds a token for the stack. */
  | { kind: 'noToken' };

/** In a browser that stores nothing the link lives as long as its page. */
let unstored: ReportLink | null = null;

/**
 * Takes the token of a report's link out of the address bar and the history before anything sees it, and keeps it in
 * this tab with the stack that it is for, so that a reload works. A newer link replaces it, a spoilt one removes it.
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

/** Reads what is asked for from the query of an address that `takeReportToken` has been at. */
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

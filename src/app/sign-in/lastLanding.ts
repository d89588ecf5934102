import { matchPath } from 'react-router';
import { patterns } from '@/navigation/paths';
import { readRedirectState } from '@/store/access/redirectState';

const key = 'stackyard.landing';

const landings = [
  patterns.organizationDashboard,
  patterns.departmentDashboard,
  patterns.organizations,
  patterns.sawmillStacks,
] as const;

/**
 * Only the kind of page is stored, because the next user of this browser must not learn whose page it was.
 */
export function rememberLanding(path: string): void {
  const kind = landings.find((pattern) => matchPath(pattern, path));
  try {
    if (kind) localStorage.setItem(key, kind);
  } catch {
    // Without storage the most frequent landing is expected.
  }
}

function lastLanding(): string {
  try {
    const stored = localStorage.getItem(key);
    return landings.find((pattern) => pattern === stored) ?? landings[0];
  } catch {
    return landings[0];
  }
}

export function expectedLanding(routerState: unknown): string {
  const landing = lastLanding();
  // Global admins land there and never return to the previous page.
  if (landing === patterns.organizations) return landing;
  return readRedirectState(routerState)?.from ?? landing;
}

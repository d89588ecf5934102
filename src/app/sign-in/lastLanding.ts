import { matchPath } from 'react-router';
import { patterns } from '@/navigation/paths';
import { readRedirectState } from '@/store/access/redirectState';

const key = 'stackyard.landing';

/** Of all landings, those with code worth fetching ahead; most people land on the first. */
const landings = [
  patterns.organizationDashboard,
  patterns.departmentDashboard,
  patterns.organizations,
  patterns.sawmillStacks,
] as const;

/** Keeps the kind of page only. The next person here must not learn whose page it was. */
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

/** A path, or a pattern in place of one, to which the next sign-in here will probably lead. */
export function expectedLanding(routerState: unknown): string {
  const landing = lastLanding();
  // Global admins land there, and they never return to where they came from.
  if (landing === patterns.organizations) return landing;
  return readRedirectState(routerState)?.from ?? landing;
}

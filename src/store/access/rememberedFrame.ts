import { isOwnAccess, type SignInAccess } from '@/store/api/client/authCalls';
import { isKnownOrganization, type KnownOrganization } from '@/store/api/knownOrganizationsSlice';

/**
 * A reloaded page draws its header and menu from this before the service has answered. It holds the person's
 * own access and no other person's data. `withPlaces` has the scopes of dashboards whose departments have
 * places of harvest.
 */
export interface RememberedFrame {
  subject: string;
  access: SignInAccess;
  organizations: Readonly<Record<string, KnownOrganization>>;
  withPlaces?: readonly string[];
}

const key = 'stackyard.frame';

export function readFrame(subject: string): RememberedFrame | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isFrame(stored) && stored.subject === subject ? stored : null;
  } catch {
    return null;
  }
}

export function storeFrame(frame: RememberedFrame | null): void {
  try {
    if (frame) sessionStorage.setItem(key, JSON.stringify(frame));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a reloaded page waits for the service.
  }
}

export function rememberPlaces(subject: string, scope: string, hasPlaces: boolean): void {
  const frame = readFrame(subject);
  if (!frame || hasPlaces === frame.withPlaces?.includes(scope)) return;
  const others = frame.withPlaces?.filter((one) => one !== scope) ?? [];
  storeFrame({ ...frame, withPlaces: hasPlaces ? [...others, scope] : others });
}

function isFrame(value: unknown): value is RememberedFrame {
  if (typeof value !== 'object' || value === null) return false;
  if (!('subject' in value && 'access' in value && 'organizations' in value)) return false;
  const { subject, access, organizations } = value;
  const withPlaces = 'withPlaces' in value ? value.withPlaces : [];
  return (
    Array.isArray(withPlaces) &&
    withPlaces.every((scope) => typeof scope === 'string') &&
    typeof subject === 'string' &&
    isOwnAccess(access) &&
    typeof organizations === 'object' &&
    organizations !== null &&
    Object.values(organizations).every(isKnownOrganization)
  );
}

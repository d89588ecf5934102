import { isEmail } from '@/lib/email';
import { singleParameter } from '@/lib/singleParameter';
import type { AccountLink } from '@/store/api/client/authCalls';

/**
 * Reads the link of a mail from the address that it opened. Returns null if the link is incomplete. The
 * secret follows the `#`, which no browser sends. Mails of former versions had it in the query, which is
 * therefore read as well.
 */
export function readAccountLink({ hash, search }: Pick<Location, 'hash' | 'search'>): AccountLink | null {
  return linkIn(hash.slice(1)) ?? linkIn(search);
}

function linkIn(parameters: string): AccountLink | null {
  const query = new URLSearchParams(parameters);
  const email = singleParameter(query, 'email');
  const token = singleParameter(query, 'token');
  return isEmail(email) && token !== '' ? { email, token } : null;
}

export const sampleEmail = 'name@stackyard.example';

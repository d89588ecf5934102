import { isEmail } from '@/lib/email';
import { singleParameter } from '@/lib/singleParameter';
import type { AccountLink } from '@/store/api/client/authCalls';

/** The link of a mail, from the address that it opened; null if it is incomplete. */
export function readAccountLink(search: string): AccountLink | null {
  const query = new URLSearchParams(search);
  const email = singleParameter(query, 'email');
  const token = singleParameter(query, 'token');
  return isEmail(email) && token !== '' ? { email, token } : null;
}

/** Stands for the person's own address in the pages of index.html. */
export const sampleEmail = 'name@stackyard.example';

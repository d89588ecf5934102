import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isEmail } from '@/lib/email';
import { readOnce } from '@/lib/readOnce';
import type { AccountLink } from '@/store/api/client/authCalls';

function readLink(search: string): AccountLink | null {
  const query = new URLSearchParams(search);
  const email = readOnce(query, 'email');
  const token = readOnce(query, 'token');
  return isEmail(email) && token !== '' ? { email, token } : null;
}

/**
 * What the mailed link holds; null when it is cut off or spoilt. Its token is a secret and therefore taken out of the
 * address bar and the history at once: it lives as long as the page.
 */
export function useAccountLink(): AccountLink | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => readLink(search));
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return link;
}

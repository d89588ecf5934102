import { useState } from 'react';
import { isWoodSent } from '@/features/stack-list/columns/useFurtherColumns';
import type { ListQuery } from '@/features/stack-list/useStackPage';

/**
 * The body of the totals' call as soon as the rows of the same list are there: nobody waits for a sum to see them.
 * Undefined where the service sends no volumes, because then it has no totals either.
 */
export function useTotalsArg<Body extends object>(
  list: Pick<ListQuery, 'currentData'>,
  body: Body | undefined,
): Body | undefined {
  const [asked, setAsked] = useState<{ key: string; body: Body }>();
  if (!body) return undefined;
  const key = JSON.stringify(body);
  if (asked?.key === key) return asked.body;
  const rows = list.currentData?.data ?? [];
  if (rows.length === 0 || !isWoodSent(rows)) return undefined;
  setAsked({ key, body });
  return body;
}

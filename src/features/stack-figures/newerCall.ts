import type { Dispatch, SetStateAction } from 'react';
import { serviceErrorOf } from '@/store/ports/serviceError';

/** The answer of a call that not every measurement service has. */
export type NewerCall<Data> =
  /** The service has no such call. */
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: Data };

interface Query<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * A service without the call knows nothing at the path, or only `GET /stack/{id}`. It is not asked again: the query is
 * to be skipped while `isUnknown`.
 */
export function readNewerCall<Data>(
  { currentData, error, isFetching, refetch }: Query<Data>,
  [isUnknown, setUnknown]: [boolean, Dispatch<SetStateAction<boolean>>],
): NewerCall<Data> {
  const isMissing = error !== undefined && [404, 405].includes(serviceErrorOf(error).status ?? 0);
  if (isMissing && !isUnknown) setUnknown(true);
  if (isMissing || isUnknown) return { status: 'unknown' };
  if (error && !isFetching) return { status: 'failed', retry: refetch };
  if (error || currentData === undefined) return { status: 'loading' };
  return { status: 'ready', data: currentData };
}

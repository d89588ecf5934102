import { isServiceError } from '@/store/ports/serviceError';

/** What a query of something that one card shows tells of it. */
export interface CardQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface CardState<Data> {
  data: Data | undefined;
  /** Why it could not be read; never that there is none. */
  error: unknown;
  isLoading: boolean;
  /** Whether there is one is known, so that it can be edited or created. */
  isKnown: boolean;
}

/** Where a service answers 404 there is none yet, which is no failure (specification, administration area, section 8). */
export function cardStateOf<Data>({ data, error, isFetching }: CardQuery<Data>): CardState<Data> {
  const isNone = isServiceError(error) && error.status === 404;
  const failure = isNone ? undefined : error;
  const known = error === undefined ? data : undefined;
  const isLoading = isFetching && known === undefined;
  return { data: known, error: failure, isLoading, isKnown: isNone || known !== undefined };
}

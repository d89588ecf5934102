import { isServiceError } from '@/store/ports/serviceError';

/** The query behind one card. */
export interface CardQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface CardState<Data> {
  data: Data | undefined;
  /** A failed load; a missing record is no error. */
  error: unknown;
  isLoading: boolean;
  /** The load has succeeded, with or without a record, so the record can be edited or created. */
  isKnown: boolean;
}

/** A 404 means a missing record, which is no failure (specification, administration area, section 8). */
export function cardStateOf<Data>({ data, error, isFetching }: CardQuery<Data>): CardState<Data> {
  const isNone = isServiceError(error) && error.status === 404;
  const failure = isNone ? undefined : error;
  const known = error === undefined ? data : undefined;
  const isLoading = isFetching && known === undefined;
  return { data: known, error: failure, isLoading, isKnown: isNone || known !== undefined };
}

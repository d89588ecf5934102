import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { isServiceError } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';

/** The query behind one card. */
export interface RecordQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface OptionalRecordState<Data> {
  data: Data | undefined;
  /** A failed load; a missing record is no error. */
  error: unknown;
  isLoading: boolean;
  /** The load has succeeded, with or without a record, so the record can be edited or created. */
  isKnown: boolean;
}

/** A 404 means a missing record, which is no failure (specification, administration area, section 8). */
export function optionalRecordState<Data>({
  data,
  error,
  isFetching,
}: RecordQuery<Data>): OptionalRecordState<Data> {
  const isNone = isServiceError(error) && error.status === 404;
  const failure = isNone ? undefined : error;
  const current = error === undefined ? data : undefined;
  const isLoading = isFetching && current === undefined;
  return { data: current, error: failure, isLoading, isKnown: isNone || current !== undefined };
}

interface OptionalRecordProps<Data> {
  state: OptionalRecordState<Data>;
  /** Title of the failure. */
  failedTitle: string;
  onRetry: () => void;
  /** Text for a missing record. */
  none: string;
  children: (data: Data) => ReactNode;
}

/** The content of a card outside editing: the record, a note that it is missing, or the failure to load it. */
export function OptionalRecord<Data>({
  state,
  failedTitle,
  onRetry,
  none,
  children,
}: OptionalRecordProps<Data>) {
  const failureText = useFailureText();
  const { data, error, isLoading } = state;
  if (isLoading) return <Skeleton height={200} aria-busy="true" />;
  if (error) return <ErrorState title={failedTitle} text={failureText(error)} onRetry={onRetry} />;
  return data === undefined ? none : children(data);
}

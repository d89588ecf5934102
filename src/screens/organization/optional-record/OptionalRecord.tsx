import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { isServiceError } from '@/store/ports/serviceError';
import { ErrorState } from '@/ui/feedback/ErrorState';

export interface RecordQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface OptionalRecordState<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  isKnown: boolean;
}

/** A 404 means a missing record, which is not a failure (specification, administration area, section 8). */
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
  failedTitle: string;
  onRetry: () => void;
  none: string;
  children: (data: Data) => ReactNode;
}

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

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import type { CardState } from './cardState';

interface CardViewProps<Data> {
  state: CardState<Data>;
  /** Title of the failure. */
  failedTitle: string;
  onRetry: () => void;
  /** Text for a missing record. */
  none: string;
  children: (data: Data) => ReactNode;
}

/** The content of a card outside editing: the record, a note that it is missing, or the failure to load it. */
export function CardView<Data>({ state, failedTitle, onRetry, none, children }: CardViewProps<Data>) {
  const failureText = useFailureText();
  const { data, error, isLoading } = state;
  if (isLoading) return <Skeleton height={200} aria-busy="true" />;
  if (error) return <ErrorState title={failedTitle} text={failureText(error)} onRetry={onRetry} />;
  return data === undefined ? none : children(data);
}

import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFailureText } from '@/features/errors/useFailureText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import type { CardState } from './cardState';

interface CardViewProps<Data> {
  state: CardState<Data>;
  /** What failed, when it could not be read. */
  failedTitle: string;
  onRetry: () => void;
  /** Says that there is none yet. */
  none: string;
  children: (data: Data) => ReactNode;
}

/** What a card shows while nobody edits it: the thing, that there is none, or that nobody knows. */
export function CardView<Data>({ state, failedTitle, onRetry, none, children }: CardViewProps<Data>) {
  const failureText = useFailureText();
  const { data, error, isLoading } = state;
  if (isLoading) return <Skeleton height={200} aria-busy="true" />;
  if (error) return <ErrorState title={failedTitle} text={failureText(error)} onRetry={onRetry} />;
  return data === undefined ? none : children(data);
}

export type FiguresState<Data> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: Data };

interface Query<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => void;
}

export function figuresState<Data>({
  currentData,
  error,
  isFetching,
  refetch,
}: Query<Data>): FiguresState<Data> {
  if (error && !isFetching) return { status: 'failed', retry: refetch };
  if (error || currentData === undefined) return { status: 'loading' };
  return { status: 'ready', data: currentData };
}

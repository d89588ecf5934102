import { useGetStackMapInfoQuery } from '../../store/api/stackApi';
import { StackPopupCard } from './StackPopupCard';

/** The popup of one stack, which is asked for when it opens. */
export function LoadedStackCard({ stackId }: { stackId: string }) {
  const { currentData, isError, isFetching, refetch } = useGetStackMapInfoQuery({ id: stackId });
  return <StackPopupCard info={currentData} failed={isError && !isFetching} onRetry={refetch} />;
}

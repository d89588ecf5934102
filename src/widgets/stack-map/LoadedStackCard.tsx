import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../i18n/useText';
import { useGetStackMapInfoQuery } from '../../store/api/stackApi';
import { fromList } from '../../ui/fromList';
import { StackPopupCard } from './StackPopupCard';

interface LoadedStackCardProps {
  stackId: string;
  /** Where the stack's details are, for those who may open them. */
  detailsHref?: string;
}

/** The popup of one stack, which is asked for when it opens. */
export function LoadedStackCard({ stackId, detailsHref }: LoadedStackCardProps) {
  const t = useText();
  const { currentData, isError, isFetching, refetch } = useGetStackMapInfoQuery({ id: stackId });
  return (
    <StackPopupCard
      info={currentData}
      failed={isError && !isFetching}
      onRetry={refetch}
      actions={
        detailsHref && (
          <Button component={Link} to={detailsHref} state={fromList}>
            {t('map.see_details')}
          </Button>
        )
      }
    />
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { useGetStackMapInfoQuery } from '@/store/api/stackApi';
import { fromList } from '@/ui/table/fromList';
import { PositionActions } from '@/ui/values/PositionActions';
import { StackPopupCard } from './StackPopupCard';

interface LoadedStackCardProps {
  stack: StackPoint;
  /** Where the stack's details are, for those who may open them. */
  detailsHref?: string;
  /** What else can be done with it; undefined until its state is known. */
  action: (state: StackPoint['state'] | undefined) => ReactNode;
}

/** The popup of one stack, which is asked for when it opens. */
export function LoadedStackCard({ stack, detailsHref, action }: LoadedStackCardProps) {
  const t = useText();
  const { currentData, isError, isFetching, refetch } = useGetStackMapInfoQuery({ id: stack.stackId });
  return (
    <StackPopupCard
      info={currentData}
      failed={isError && !isFetching}
      onRetry={refetch}
      actions={
        <>
          {detailsHref && (
            <Button component={Link} to={detailsHref} state={fromList}>
              {t('map.see_details')}
            </Button>
          )}
          {action(currentData?.state)}
          <PositionActions
            position={stack}
            name={currentData ? t('map.stack', { stackNumber: currentData.stackNumber }) : t('map.popup')}
          />
        </>
      }
    />
  );
}

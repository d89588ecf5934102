import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { useGetStackMapInfoQuery } from '@/store/api/stackApi';
import { rowLinkState } from '@/ui/table/row/rowLinkState';
import { PositionActions } from '@/ui/values/PositionActions';
import { StackPopupCard } from './StackPopupCard';

interface LoadedStackCardProps {
  stack: StackPoint;
  /** Undefined if the person may not open the stack's details. */
  detailsHref?: string;
  /** Another button; the state is undefined until it has loaded. */
  action: (state: StackPoint['state'] | undefined) => ReactNode;
}

/** Loads the stack when the popup opens. */
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
            <Button component={Link} to={detailsHref} state={rowLinkState}>
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

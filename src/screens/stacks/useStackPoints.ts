import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { mapPageSizeMaximum, mapPointsMaximum } from '@/lib/generated/limits.gen';
import { comingBack, useListStackCoordinatesQuery } from '@/store/api/stackApi';
import { endPointCalls, packedPointsOf, useListStackPointsQuery } from '@/store/api/stackPoints';
import type { stackMapArg } from '@/store/filters/queryArgs';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError } from '@/store/ports/serviceError';
import { useFeature } from '@/store/useFeature';

/**
 * Loads the stacks of the map in one packed answer, or in the shorter list of a service without that call. A
 * call for other filters, or for a map that is gone, is aborted immediately. Without `call` nothing is
 * requested.
 */
export function useStackPoints(call: ReturnType<typeof stackMapArg>) {
  const dispatch = useAppDispatch();
  const isPacked = useFeature('mapPoints');
  const packed = useListStackPointsQuery(call && isPacked ? pointsArg(call) : skipToken, comingBack);
  const listed = useListStackCoordinatesQuery(
    call && !isPacked ? { stackMapFilters: call } : skipToken,
    comingBack,
  );

  const asked = call && JSON.stringify(call);
  useEffect(() => {
    if (asked === undefined) return;
    return () => dispatch(endPointCalls());
  }, [dispatch, asked]);

  const { isFetching, refetch, ...query } = isPacked ? packed : listed;
  // An aborted call is not a failure, because it is made again when it is wanted.
  const error = isServiceError(query.error) ? query.error : undefined;
  const currentData = isPacked ? packedPointsOf(packed.currentData) : listed.currentData;
  return {
    map: { currentData, isError: query.isError && error !== undefined, error, isFetching, refetch },
    limit: isPacked ? mapPointsMaximum : mapPageSizeMaximum,
  };
}

function pointsArg({ page, pageSize, ...filters }: NonNullable<ReturnType<typeof stackMapArg>>) {
  return { stackPointsFilters: filters };
}

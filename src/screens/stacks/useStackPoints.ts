import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { mapPageSizeMaximum, mapPointsMaximum } from '@/lib/generated/limits.gen';
import { comingBack, useListStackCoordinatesQuery } from '@/store/api/stackApi';
import { endPointCalls, packedPointsOf, useListStackPointsQuery } from '@/store/api/stackPoints';
import type { stackMapArg } from '@/store/filters/queryArgs';
import { useAppDispatch } from '@/store/hooks';
import { isServiceError, serviceErrorOf } from '@/store/ports/serviceError';

/**
 * The stacks of the map in one packed answer, or, from a service that has no such call, in its list, which is
 * shorter. A call for other filters, or for a map that is gone, ends at once. Without `call` nothing is asked.
 */
export function useStackPoints(call: ReturnType<typeof stackMapArg>) {
  const dispatch = useAppDispatch();
  const [isListed, setIsListed] = useState(false);
  const packed = useListStackPointsQuery(call && !isListed ? pointsArg(call) : skipToken, comingBack);
  const listed = useListStackCoordinatesQuery(
    call && isListed ? { stackMapFilters: call } : skipToken,
    comingBack,
  );
  if (packed.isError && isUnknownCall(packed.error)) setIsListed(true);

  const asked = call && JSON.stringify(call);
  useEffect(() => {
    if (asked === undefined) return;
    return () => dispatch(endPointCalls());
  }, [dispatch, asked]);

  const { isFetching, refetch, ...query } = isListed ? listed : packed;
  // A call that was ended is no failure: it is made again when it is wanted again.
  const error = isServiceError(query.error) ? query.error : undefined;
  const currentData = isListed ? listed.currentData : packedPointsOf(packed.currentData);
  return {
    map: { currentData, isError: query.isError && error !== undefined, error, isFetching, refetch },
    limit: isListed ? mapPageSizeMaximum : mapPointsMaximum,
  };
}

function pointsArg({ page, pageSize, ...filters }: NonNullable<ReturnType<typeof stackMapArg>>) {
  return { stackPointsFilters: filters };
}

/** 405 where the path is taken for that of one stack. */
function isUnknownCall(error: unknown): boolean {
  const { status } = serviceErrorOf(error);
  return status === 404 || status === 405;
}

import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { pause } from '@/lib/pause';
import { readEnvelope } from '@/store/api/http/envelope';
import { type ServiceRequest, timeouts } from '@/store/api/http/request';
import { isTransient, type ServiceError } from '@/store/ports/serviceError';
import { callService } from './callService';
import type { EndpointOptions } from './endpointOptions';
import { sessionRegained } from './interruption';
import type { SessionDispatch } from './sessionThunk';

const attempts = 3;
const longestWait = 30_000;

/**
 * Returns the milliseconds before attempt number `attempt + 1`, or null if the service asks for more than
 * `longestWait`.
 */
export function retryDelay(attempt: number, retryAfter: number | null, random: number): number | null {
  const asked = (retryAfter ?? 0) * 1000;
  if (asked > longestWait) return null;
  const spread = 500 * 2 ** (attempt - 1) * (0.5 + random);
  return Math.max(asked, spread);
}

type AnswerMeta = Pick<EndpointOptions, 'errors'>;

/**
 * Every endpoint calls the service here and gets the data of the envelope or a `ServiceError`. Only reads are
 * retried, because a write without an answer may have succeeded. Calls that failed during an interrupted
 * session run again after the person has signed in over the page.
 */
const baseQuery: BaseQueryFn<
  ServiceRequest,
  unknown,
  ServiceError,
  EndpointOptions | undefined,
  AnswerMeta
> = async (call, api, { errors, read = readEnvelope } = {}) => {
  const meta: AnswerMeta = errors ? { errors } : {};
  const dispatch: SessionDispatch = api.dispatch;
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.any([api.signal, AbortSignal.timeout(timeouts.call)]);
    const result = await dispatch(callService(call, { signal, read }));
    if (!result.error) return { ...result, meta };
    if (result.error.kind === 'signedOut' && (await dispatch(sessionRegained()))) continue;
    const isLast = api.type !== 'query' || attempt === attempts || api.signal.aborted;
    const delay =
      isLast || !isTransient(result.error)
        ? null
        : retryDelay(attempt, result.error.retryAfter, Math.random());
    if (delay === null) return { ...result, meta };
    await pause(delay, api.signal);
  }
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // 'People' suggests people when access is given. It names no departments or sawmills, so it has one tag.
  // 'DepartmentRow' is a department in a list: name, administrator, number of users.
  tagTypes: [
    'UserInfo',
    'AccountSession',
    'GlobalAdmin',
    'ApiKey',
    'Organization',
    'Logo',
    'Contract',
    'Department',
    'DepartmentRow',
    'MeasurementCard',
    'Sawmill',
    'People',
    'Stack',
    'StackView',
    'StackExport',
    'HarvestPlace',
  ],
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { pause } from '@/lib/pause';
import { readEnvelope } from '@/store/api/http/envelope';
import { type ServiceRequest, timeouts } from '@/store/api/http/request';
import { isPassing, type ServiceError } from '@/store/ports/serviceError';
import { callService } from './callService';
import type { EndpointOptions } from './endpointOptions';
import { sessionRegained } from './interruption';
import type { SessionDispatch } from './sessionThunk';

const attempts = 3;
const longestWait = 30_000;

/** Milliseconds before attempt number `attempt + 1`; null when the service asks for more patience than anybody has. */
export function retryDelay(attempt: number, retryAfter: number | null, random: number): number | null {
  const asked = (retryAfter ?? 0) * 1000;
  if (asked > longestWait) return null;
  const spread = 500 * 2 ** (attempt - 1) * (0.5 + random);
  return Math.max(asked, spread);
}

/** Told to the listeners of every answer. */
type AnswerMeta = Pick<EndpointOptions, 'errors'>;

/**
 * How every endpoint reaches the service: data out of the envelope, or a `ServiceError`. Only reads are tried again;
 * a write that got no answer may have been done. What an interrupted session keeps from being answered is sent
 * again when the person has signed in over the page.
 */
export const baseQuery: BaseQueryFn<
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
      isLast || !isPassing(result.error) ? null : retryDelay(attempt, result.error.retryAfter, Math.random());
    if (delay === null) return { ...result, meta };
    await pause(delay, api.signal);
  }
};

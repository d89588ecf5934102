import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { pause } from '@/lib/pause';
import { isPassing, type ServiceError } from '@/store/ports/serviceError';
import { callService } from './callService';
import { type Answer, readAnswer } from './envelope';
import { sessionRegained } from './interruption';
import { interruption, type ServiceRequest, timeLimits } from './send';
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

async function callOnce(request: ServiceRequest, api: BaseQueryApi): Promise<Answer> {
  const signal = AbortSignal.any([api.signal, AbortSignal.timeout(timeLimits.call)]);
  const dispatch: SessionDispatch = api.dispatch;
  const reply = await dispatch(callService(request, signal));
  if (reply.error) return { error: reply.error };
  return readAnswer(reply.response).catch(() => ({ error: interruption(signal) }));
}

/**
 * How every endpoint reaches the service: data out of the envelope, or a `ServiceError`. Only reads are tried again;
 * a write that got no answer may have been done. What an interrupted session keeps from being answered is sent
 * again when the person has signed in over the page.
 */
export const baseQuery: BaseQueryFn<ServiceRequest, unknown, ServiceError> = async (request, api) => {
  for (let attempt = 1; ; attempt++) {
    const answer = await callOnce(request, api);
    const dispatch: SessionDispatch = api.dispatch;
    if (answer.error?.kind === 'signedOut' && (await dispatch(sessionRegained()))) continue;
    const isLast = api.type !== 'query' || attempt === attempts || api.signal.aborted;
    if (!answer.error || isLast || !isPassing(answer.error)) return answer;
    const delay = retryDelay(attempt, answer.error.retryAfter, Math.random());
    if (delay === null) return answer;
    await pause(delay, api.signal);
  }
};

import { serviceErrorOf } from '@/store/ports/serviceError';
import { callService } from './client/callService';
import { inlineErrors } from './client/endpointOptions';
import type { SessionThunk } from './client/sessionThunk';
import { type FeatureThunk, hasFeature } from './featuresSlice';
import { reportEndpoints } from './generated/endpoints/report.gen';
import { reportRequests } from './generated/requests/report.gen';
import { readEnvelope } from './http/envelope';
import { type Result, timeouts } from './http/request';
import { stackApi } from './stackApi';

const { createStackReportToken } = reportEndpoints.enhanceEndpoints({
  // The caller shows the failure, unless it finds another token.
  endpoints: { createStackReportToken: { extraOptions: inlineErrors } },
}).endpoints;

/**
 * Returns a token for the link of a stack's report: one for this report alone, or the session's own if the
 * service has no such tokens. Returns null if there is no report to open; a message has then told the person
 * so.
 */
export function requestReportToken(id: string): FeatureThunk<Promise<string | null>> {
  return async (dispatch, getState, { notifyFailure }) => {
    const fail = (error: unknown) => {
      const failure = serviceErrorOf(error);
      // The sign-in page reports the end of the session.
      if (failure.kind !== 'signedOut') notifyFailure(failure);
      return null;
    };
    if (hasFeature(getState(), 'reportLinks')) {
      // The call is untracked, because a token for a link does not belong in the store.
      const { data, error } = await dispatch(createStackReportToken.initiate({ id }, { track: false }));
      if (data) return data.token;
      // The feature may have turned out to be missing.
      if (hasFeature(getState(), 'reportLinks')) return fail(error);
    }
    const { getStackMapInfo } = stackApi.endpoints;
    const stack = await dispatch(getStackMapInfo.initiate({ id }, { forceRefetch: true, subscribe: false }));
    // Only the address of an existing stack's report may carry the session's token.
    return stack.isSuccess ? (getState().session.current?.token ?? null) : fail(stack.error);
  };
}

/** The caller parses and keeps the data, because its pictures do not belong in the store. */
export function fetchReportData(id: string, signal: AbortSignal): SessionThunk<Promise<Result<unknown>>> {
  return (dispatch) =>
    dispatch(
      callService(reportRequests.getStackReport({ id }), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.call)]),
        read: readEnvelope,
      }),
    );
}

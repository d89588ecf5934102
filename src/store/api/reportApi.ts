import { serviceErrorOf } from '@/store/ports/serviceError';
import { inlineErrors } from './client/endpointOptions';
import type { SessionThunk } from './client/sessionThunk';
import { reportEndpoints } from './generated/report.gen';
import { stackApi } from './stackApi';

const { createStackReportToken } = reportEndpoints.enhanceEndpoints({
  // Whoever asks for a link tells its failure, unless there is another way to one.
  endpoints: { createStackReportToken: { extraOptions: inlineErrors } },
}).endpoints;

/** What a service answers that has no such call; a 404 may as well be that of the stack. */
const unknownCall: readonly unknown[] = [404, 405, 501];

/**
 * A token for the link of a stack's report: one that opens this report alone, or the session's own where the service has none such. Null when
 * there is no report to open; the person has been told why.
 */
export function requestReportToken(id: string): SessionThunk<Promise<string | null>> {
  return async (dispatch, getState, { notifyFailure }) => {
    // Untracked: a token that is good for a link only has no business in the store.
    const { data, error } = await dispatch(createStackReportToken.initiate({ id }, { track: false }));
    if (data) return data.token;
    const failure = serviceErrorOf(error);
    if (unknownCall.includes(failure.status)) {
      const { getStackMapInfo } = stackApi.endpoints;
      const stack = await dispatch(
        getStackMapInfo.initiate({ id }, { forceRefetch: true, subscribe: false }),
      );
      // The session's token stands in an address for a report only.
      if (stack.isSuccess) return getState().session.current?.token ?? null;
    }
    // The end of the session is told by the sign-in page.
    if (failure.kind !== 'signedOut') notifyFailure(failure);
    return null;
  };
}

import { inlineErrors } from './client/endpointOptions';
import { type FeatureThunk, hasFeature } from './featuresSlice';
import { portalErrorEndpoints } from './generated/endpoints/portalError.gen';

const { reportPortalError } = portalErrorEndpoints.enhanceEndpoints({
  endpoints: { reportPortalError: { extraOptions: inlineErrors } },
}).endpoints;

/** Name, message and places, without the queries of addresses; with the path it stays below the 2 kB that the service takes. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 800);
  const [name, { stack = '' }] = [String(error), error];
  // Firefox and Safari leave the message out of the stack.
  const text = stack.startsWith(name) ? stack : `${name}\n${stack}`;
  return text.replace(/\?[^\s):]*/g, '').slice(0, 800);
}

/** Reports a page that could not be shown. Null where the service does not take it; else the number in its log. */
export function reportError(error: unknown, pathname: string): FeatureThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    if (getState().session.current === null || !hasFeature(getState(), 'errorReports')) return null;
    const portalError = { text: textOf(error), path: pathname.slice(0, 300) };
    const { data } = await dispatch(reportPortalError.initiate({ portalError }, { track: false }));
    return data?.id ?? null;
  };
}

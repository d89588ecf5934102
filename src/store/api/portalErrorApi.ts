import { inlineErrors } from './client/endpointOptions';
import { type FeatureThunk, hasFeature } from './featuresSlice';
import { portalErrorEndpoints } from './generated/endpoints/portalError.gen';

const { reportPortalError } = portalErrorEndpoints.enhanceEndpoints({
  endpoints: { reportPortalError: { extraOptions: inlineErrors } },
}).endpoints;

/**
 * The text has name, message and stack without query strings. Together with the path it stays below the
 * service's limit of 2 kB.
 */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 800);
  const [name, { stack = '' }] = [String(error), error];
  // Firefox and Safari leave the message out of the stack.
  const text = stack.startsWith(name) ? stack : `${name}\n${stack}`;
  return text.replace(/\?[^\s):]*/g, '').slice(0, 800);
}

/**
 * Reports a page that could not be shown. Returns the number of the entry in the service's log, or null if
 * the service accepts no reports.
 */
export function reportError(error: unknown, pathname: string): FeatureThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    if (getState().session.current === null || !hasFeature(getState(), 'errorReports')) return null;
    const portalError = { text: textOf(error), path: pathname.slice(0, 300) };
    const { data } = await dispatch(reportPortalError.initiate({ portalError }, { track: false }));
    return data?.id ?? null;
  };
}

import { reportRequests } from './generated/requests/report.gen';
import { readEnvelope } from './http/envelope';
import { type Result, request, timeouts } from './http/request';

/**
 * Makes the report page's only call, with the token of its link. It bypasses the api slice, because people
 * without a session read the page and it loads no store. The page parses the data.
 */
export function requestReport(
  { stackId: id, token, version }: { stackId: string; token: string; version: string | undefined },
  signal: AbortSignal,
): Promise<Result<unknown>> {
  return request(reportRequests.getStackReport({ id, ...(version && { version }) }), {
    token,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.call)]),
    read: readEnvelope,
  });
}

export type { ImageMark, StackReport } from './generated/types/schemas.gen';

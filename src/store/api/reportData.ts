import { type Answer, readAnswer } from './client/envelope';
import { interruption, send, timeLimits } from './client/send';
import type { StackReport } from './generated/report.gen';

/**
 * The one call of the report page, with the token of its link. It goes past the api slice: the page is read by people without a session and
 * loads no store. The answer is as the service sent it, for the page to parse.
 */
export async function requestReport(stackId: string, token: string, signal: AbortSignal): Promise<Answer> {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeLimits.call)]);
  const reply = await send({ url: `/stack/${encodeURIComponent(stackId)}/report-data` }, token, bounded);
  if (reply.error) return { error: reply.error };
  return readAnswer(reply.response).catch(() => ({ error: interruption(bounded) }));
}

export type { ImageMark, ReportLayout, ReportRow, StackReport } from './generated/report.gen';
export type ReportConfig = NonNullable<NonNullable<StackReport['measurementCard']>['reportConfig']>;
export type ReportImage = NonNullable<StackReport['frontImage']>;

import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** All times of a trace are in microseconds. */
  ts: z.number(),
  dur: z.number().optional(),
  id: z.union([z.string(), z.number()]).optional(),
  args: z.record(z.string(), z.unknown()).optional(),
});

export type TraceEvent = z.infer<typeof TraceEvent>;

const Trace = z.object({ traceEvents: z.array(TraceEvent) });

export async function recordTrace(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata', ...categories] });
  await act();
  return Trace.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
}

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

const taskNames = ['RunTask', 'ThreadControllerImpl::RunTask', 'ThreadPool_RunTask'];

/**
 * The trace also names the callers that force a layout, and the functions that the processor was in. Both
 * slow the page down.
 */
const withFunctions = ['disabled-by-default-devtools.timeline.stack', 'disabled-by-default-v8.cpu_profiler'];

export async function recordTrace(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  isProfile = false,
): Promise<TraceEvent[]> {
  const categories = ['toplevel', 'devtools.timeline', '__metadata', ...(isProfile ? withFunctions : [])];
  await browser.startTracing(page, { categories });
  await act();
  return Trace.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
}

export function mainThreadEvents(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
}

export function tasksOf(events: readonly TraceEvent[]): { start: number; end: number; pid: number }[] {
  return mainThreadEvents(events)
    .filter(({ name }) => taskNames.includes(name))
    .map(({ ts, dur = 0, pid }) => ({ start: ts, end: ts + dur, pid }))
    .toSorted((one, other) => other.end - other.start - (one.end - one.start));
}

/** The longest task is in milliseconds, however short. */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  const [longest] = tasksOf(await recordTrace(browser, page, act));
  return longest ? (longest.end - longest.start) / 1000 : 0;
}

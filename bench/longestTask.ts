import type { Browser, Page } from '@playwright/test';
import { recordTrace, type TraceEvent } from './traces';

const taskNames = ['RunTask', 'ThreadControllerImpl::RunTask', 'ThreadPool_RunTask'];

export const withTasks = 'toplevel';

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

export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  const [longest] = tasksOf(await recordTrace(browser, page, [withTasks], act));
  return longest ? (longest.end - longest.start) / 1000 : 0;
}

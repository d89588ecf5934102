import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const recorded = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds. */
      dur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
});

const taskNames = ['RunTask', 'ThreadControllerImpl::RunTask', 'ThreadPool_RunTask'];

/** Milliseconds of the longest task of the page's main thread, however short, while `act` runs. */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents } = recorded.parse(JSON.parse((await browser.stopTracing()).toString()));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => taskNames.includes(name) && mains.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000));
}

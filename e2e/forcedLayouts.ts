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
      ts: z.number(),
      dur: z.number().optional(),
      args: z.looseObject({
        name: z.string().optional(),
        beginData: z
          .looseObject({
            stackTrace: z
              .array(z.looseObject({ functionName: z.string(), url: z.string(), lineNumber: z.number() }))
              .optional(),
          })
          .optional(),
      }),
    }),
  ),
});

/** What runs scripts on the main thread. */
const scripts = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction'];

/**
 * The layouts for which a script had to wait, because it asked for a place or a size after a change, while `act` runs: each as the
 * functions that asked.
 */
export async function forcedLayouts(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<string[]> {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.stack',
      'v8.execute',
      '__metadata',
    ],
  });
  await act();
  const { traceEvents } = recorded.parse(JSON.parse((await browser.stopTracing()).toString()));
  const running = traceEvents.filter(({ name }) => scripts.includes(name));
  return traceEvents
    .filter(({ name, ph }) => name === 'Layout' && ph === 'X')
    .filter((layout) =>
      running.some(
        ({ pid, tid, ts, dur = 0 }) =>
          pid === layout.pid && tid === layout.tid && ts <= layout.ts && layout.ts < ts + dur,
      ),
    )
    .map(({ args }) =>
      (args.beginData?.stackTrace ?? [])
        .map(({ functionName, url, lineNumber }) => `${functionName} (${url}:${lineNumber})`)
        .join(' < '),
    );
}

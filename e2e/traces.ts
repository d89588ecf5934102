import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const recorded = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** The timestamp is in microseconds. */
      ts: z.number(),
      dur: z.number().optional(),
      args: z.looseObject({
        name: z.string().optional(),
        elementCount: z.number().optional(),
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

async function trace(
  browser: Browser,
  page: Page,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<z.infer<typeof recorded>['traceEvents']> {
  await browser.startTracing(page, { categories: ['devtools.timeline', '__metadata', ...categories] });
  await act();
  return recorded.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
}

export async function styledElements(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const events = await trace(browser, page, [], act);
  return events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? [args.elementCount] : [],
  );
}

const scripts = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction'];

/**
 * Returns the layouts for which a script had to wait while `act` runs, because it asked for a place or a size
 * after a change. Each is given by the functions that asked.
 */
export async function forcedLayouts(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const withStacks = [
    'disabled-by-default-devtools.timeline',
    'disabled-by-default-devtools.timeline.stack',
    'v8.execute',
  ];
  const traceEvents = await trace(browser, page, withStacks, act);
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

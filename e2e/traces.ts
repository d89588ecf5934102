import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { recordTrace } from '../bench/traces';

const Styled = z.object({ elementCount: z.number() });

const Asked = z.object({
  beginData: z
    .object({
      stackTrace: z
        .array(z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }))
        .optional(),
    })
    .optional(),
});

export async function styledElements(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const events = await recordTrace(browser, page, [], act);
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .flatMap(({ args }) => Styled.safeParse(args).data?.elementCount ?? []);
}

const scripts = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction'];

/**
 * Returns the forced layouts while `act` runs: those for which a script had to wait, because it asked for a
 * position or a size after a change. A forced layout is given as the functions that asked.
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
  const traceEvents = await recordTrace(browser, page, withStacks, act);
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
      (Asked.parse(args).beginData?.stackTrace ?? [])
        .map(({ functionName, url, lineNumber }) => `${functionName} (${url}:${lineNumber})`)
        .join(' < '),
    );
}

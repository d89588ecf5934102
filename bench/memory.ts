/**
 * The bench shows whether memory grows with the changes of a working day: 500 changes of route and filter in
 * one tab of the built portal, on the real service. After every fifty changes and a garbage collection, it
 * prints the JavaScript heap, the compiled code, and the elements, other nodes and listeners that the pages
 * still hold. V8 goes on compiling code that runs often. Anything else that grows from the fiftieth change to
 * the last is leaked.
 */
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { printRatio } from './printRatio';
import { ratioOf } from './ratio';
import { roundsOr } from './rounds';
import { aloneInFront, signIn, withPortal } from './withPortal';

const changesBetween = 50;
const changeCount = changesBetween * roundsOr(10);

const searches = ['1', '2', '3', '4', '5', '6', '7'];

interface Kept {
  megabytes: number;
  codeMegabytes: number;
  nodes: number;
  listeners: number;
}

/**
 * This part of a heap snapshot is needed for the size of each node; the fields of all nodes follow each other
 * in `nodes`.
 */
const HeapSnapshot = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
});

const compiled = ['code', 'hidden', 'object shape'];

async function heapOf(tools: CDPSession) {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', take);
  // The snapshot collects the garbage first.
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = HeapSnapshot.parse(JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const bytes = { kept: 0, code: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? -1] ?? '';
    bytes[compiled.includes(type) ? 'code' : 'kept'] += nodes[node + sizeAt] ?? 0;
  }
  return { megabytes: bytes.kept / 1e6, codeMegabytes: bytes.code / 1e6 };
}

async function countKept(tools: CDPSession): Promise<Kept> {
  const heap = await heapOf(tools);
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { ...heap, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function changesOf(page: Page): ((round: number) => Promise<void>)[] {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const search = page.getByRole('textbox', { name: 'Stack number or stack ID' });
  const rows = page.locator('tbody tr').first();
  const follow = async (name: string, address: RegExp) => {
    await menu.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(address);
  };
  const searchFor = async (text: string) => {
    await search.fill(text);
    await search.press('Enter');
    await page.waitForURL((url) => (url.searchParams.get('search') ?? '') === text);
    await rows.waitFor();
  };
  return [
    async () => {
      await follow('Stacks', /\/stacks/);
      await rows.waitFor();
    },
    (round) => searchFor(searches[round % searches.length] ?? ''),
    () => searchFor(''),
    async () => {
      await follow('Details', /\/(organization|department)/);
      await page.getByRole('tablist').waitFor();
    },
    async () => {
      await follow('Dashboard', /\/dashboard/);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  ];
}

async function measure(page: Page, origin: string, browser: string): Promise<void> {
  await signIn(page, origin);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  const changes = changesOf(page);
  const samples: Kept[] = [];
  for (let change = 1; change <= changeCount; change++) {
    const at = change - 1;
    await changes[at % changes.length]?.(Math.floor(at / changes.length));
    if (change % changesBetween > 0) continue;
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    const kept = await countKept(tools);
    samples.push(kept);
    console.log(
      `after ${change} changes: ${kept.megabytes.toFixed(2)} MB kept, ${kept.codeMegabytes.toFixed(2)} MB of code, ${kept.nodes} nodes, ${kept.listeners} listeners`,
    );
  }
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last) throw new Error('Nothing was measured');
  for (const [name, what] of [
    ['heap', 'megabytes'],
    ['compiled code', 'codeMegabytes'],
    ['nodes', 'nodes'],
    ['listeners', 'listeners'],
  ] as const)
    printRatio(ratioOf(`${name} after ${changeCount} changes`, [last[what]], [first[what]]), { browser });
}

await withPortal(8193, ({ origin, browser }) =>
  aloneInFront(browser, (page) => measure(page, origin, `Chromium ${browser.version()}`)),
);

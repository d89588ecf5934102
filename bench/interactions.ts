/**
 * The bench measures the stack list in the built portal on the real service. It measures the first 50 rows,
 * with an immediate answer and with one 2.5 s late; another page of rows, by the first press and by later
 * ones; and, at a quarter of the processor's speed, a page of rows that is cached already, the drawer of
 * filters, and a filter chosen in it. The reference page uses only Mantine, and shows the same rows as text
 * in its table and as many fields in its drawer. Both are visited in turn in the same run, each in a fresh
 * profile, alone and in the foreground, so that times can be given as ratios. `tsx bench/interactions.ts
 * <folder>` also measures the first rows of another checkout, with its packages. `--profile` prints no ratio,
 * but the longest tasks with their functions, and the layouts forced in them, by caller. `--slower` adds 100
 * ms to the portal by a loop, and prints how much of this the bench measures.
 */
import type { Browser, Page } from '@playwright/test';
import { measureLate, measurePage, measureRows, measureSlowLoad } from './listSamples';
import { filtersOfPortal, listAddress, readContent, type Subject } from './listSubjects';
import { median } from './median';
import { printRatio } from './printRatio';
import { printProfile } from './profile';
import { ratioOf } from './ratio';
import { serveReferencePage } from './referencePage';
import { roundsOr } from './rounds';
import { aloneInFront, signIn, withPortal } from './withPortal';

const rounds = roundsOr(5);
const options = process.argv.slice(2);
const isProfile = options.includes('--profile');
const isSelfCheck = options.includes('--slower');
const formerCheckout = options.find((option) => !option.startsWith('--'));

async function portalOf(browser: Browser, origin: string) {
  const address = await aloneInFront(browser, (page) => listAddress(page, origin));
  return {
    address,
    enter: (page: Page) => signIn(page, origin),
    filtersButton: filtersOfPortal,
    hasFilter: true,
  };
}

async function measureAll(browser: Browser, subject: Subject) {
  const page = await measurePage(browser, subject);
  const late = await measureLate(browser, subject);
  return { ...page, late, slow: await measureSlowLoad(browser, subject) };
}

type Sample = Awaited<ReturnType<typeof measureAll>>;

const lines: { name: string; of: (sample: Sample) => number; most?: number }[] = [
  { name: 'first 50 rows: answer to paint', of: ({ answer }) => answer },
  { name: 'first 50 rows with the answer 2.5 s late: answer to paint', of: ({ late }) => late, most: 3 },
  { name: 'first 50 rows at 4x: answer to paint', of: ({ slow }) => slow.answer },
  { name: 'another page of rows: first press after a load', of: ({ first }) => first, most: 1.8 },
  { name: 'another page of rows: each later press', of: ({ later }) => median(later), most: 1.8 },
  { name: 'a page that was there before at 4x: longest task', of: ({ cached }) => cached.task, most: 1.8 },
  { name: 'a page that was there before at 4x: press to screen', of: ({ cached }) => cached.milliseconds },
  { name: 'drawer of filters at 4x: longest task', of: ({ drawer }) => drawer.task, most: 0.25 },
  {
    name: 'drawer of filters at 4x: press to its last field',
    of: ({ drawer }) => drawer.milliseconds,
    most: 1.2,
  },
  {
    name: "a filter chosen at 4x of Mantine's next page at 4x: beyond wait and answer",
    of: ({ chosen }) => chosen,
    most: 2.5,
  },
];

const told = (milliseconds: readonly number[]) =>
  `${median(milliseconds).toFixed(0)} ms (${Math.min(...milliseconds).toFixed(0)}-${Math.max(...milliseconds).toFixed(0)})`;

function printLines(ours: readonly Sample[], theirs: readonly Sample[], browser: string): void {
  for (const { name, of, most } of lines) {
    const [mine, other] = [ours.map(of), theirs.map(of)];
    printRatio(ratioOf(name, mine, other), { ...(most && { most }), browser });
    console.log(`  the portal ${told(mine)}, Mantine alone ${told(other)}`);
  }
}

type Loads = Pick<Sample, 'navigation' | 'slow'>[];

const loadLines: { name: string; of: (sample: Loads[number]) => number; most: number }[] = [
  { name: 'navigation to 50 rows of the former commit', of: ({ navigation }) => navigation, most: 0.75 },
  { name: 'navigation to 50 rows at 4x of the former commit', of: ({ slow }) => slow.navigation, most: 0.7 },
  {
    name: "longest task of the list's load at 4x of the former commit",
    of: ({ slow }) => slow.task,
    most: 0.35,
  },
];

function printLoads(ours: Loads, former: Loads, browser: string): void {
  for (const { name, of, most } of loadLines) {
    const [mine, other] = [ours.map(of), former.map(of)];
    printRatio(ratioOf(name, mine, other), { most, browser });
    console.log(`  this one ${told(mine)}, the former one ${told(other)}`);
  }
}

const added = 100;

function holdUp(milliseconds: number): void {
  const loop = () => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };
  addEventListener('click', loop, { capture: true });
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll('tbody tr').length < 50) return;
    observer.disconnect();
    loop();
  }).observe(document, { childList: true, subtree: true });
}

async function checkItself(browser: Browser, portal: Subject): Promise<void> {
  const slower: Subject = {
    ...portal,
    enter: async (page) => {
      await portal.enter(page);
      await page.addInitScript(holdUp, added);
    },
  };
  const samples: [Sample, Sample][] = [];
  for (let round = 0; round < rounds; round++)
    samples.push([await measureAll(browser, portal), await measureAll(browser, slower)]);
  for (const { name, of } of lines) {
    const more = samples.map(([usual, held]) => of(held) - of(usual));
    console.log(`${added} ms more are seen as ${told(more)}: ${name}`);
  }
}

await withPortal(8191, async ({ origin, browser }) => {
  const version = `Chromium ${browser.version()}`;
  console.log(`${version}, ${rounds} rounds`);
  const found = await portalOf(browser, origin);
  const content = await aloneInFront(browser, async (page) => {
    await found.enter(page);
    return readContent(page, found.address);
  });
  const portal = { ...found, fieldCount: content[0]?.fields.length ?? 0 };
  if (isProfile) {
    await measurePage(browser, portal, printProfile);
    await measureSlowLoad(browser, portal, printProfile);
    return;
  }
  if (isSelfCheck) return checkItself(browser, portal);
  const reference = await serveReferencePage(
    'mantine-alone',
    8192,
    (asked) => content[Number(asked.get('page')) - 1] ?? {},
  );
  const mantine: Subject = {
    ...portal,
    address: reference.origin,
    enter: async () => undefined,
    filtersButton: (page) => page.getByRole('button', { name: 'Filters' }),
    hasFilter: false,
  };
  const ours: Sample[] = [];
  const theirs: Sample[] = [];
  const beside = async (former?: Subject) => {
    const loads: Loads = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measureAll(browser, portal));
      theirs.push(await measureAll(browser, mantine));
      if (!former) continue;
      const { navigation } = await measureRows(browser, former);
      loads.push({ navigation, slow: await measureSlowLoad(browser, former) });
    }
    printLines(ours, theirs, version);
    if (former) printLoads(ours, loads, version);
  };
  if (formerCheckout === undefined) await beside();
  else
    await withPortal(
      8195,
      async (running) => beside({ ...portal, ...(await portalOf(browser, running.origin)) }),
      formerCheckout,
    );
  reference.close();
});

import { setTimeout as pass } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { filterOfPortal, rowCount, type Subject } from './listSubjects';
import { tasksOf, withTasks } from './longestTask';
import { lastAnswer, type Press, press, rest, rowsPainted, watchRows } from './press';
import { withFunctions } from './profile';
import { recordTrace, type TraceEvent } from './traces';
import { aloneInFront } from './withPortal';

const slowProcessor = 4;
const laterPresses = 3;

/**
 * Both times are in milliseconds. A late answer comes long after the code of the page has loaded. After a
 * choice of a filter, the portal waits in case another choice follows.
 */
const lateness = 2_500;
const waitOfFilter = 300;

const firstRow = { selector: 'tbody tr' };

type Watch = (title: string, events: TraceEvent[]) => void;

interface Cost {
  milliseconds: number;
  task: number;
}

interface Rows {
  /**
   * Both times are in milliseconds and end when the rows are painted; they begin with the navigation and with
   * the answer.
   */
  navigation: number;
  answer: number;
}

export interface Presses {
  first: number;
  later: number[];
  cached: Cost;
  drawer: Cost;
  chosen: number;
}

async function enter(page: Page, subject: Subject): Promise<void> {
  await subject.enter(page);
  await page.waitForLoadState('networkidle');
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await tools.detach();
  await watchRows(page, rowCount);
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
}

async function load(page: Page, { address }: Subject): Promise<Rows> {
  await page.goto(address, { waitUntil: 'commit' });
  const navigation = await rowsPainted(page);
  return { navigation, answer: navigation - (await lastAnswer(page)).answered };
}

async function traced<Found>(
  browser: Browser,
  page: Page,
  act: () => Promise<Found>,
  watch?: (events: TraceEvent[]) => void,
): Promise<{ found: Found; task: number }> {
  const done: Found[] = [];
  const whole = async () => {
    done.push(await act());
    await rest(page);
  };
  const events = await recordTrace(browser, page, watch ? withFunctions : [withTasks], whole);
  watch?.(events);
  const [longest] = tasksOf(events);
  const [found] = done;
  if (found === undefined || longest === undefined) throw new Error('The trace has no task');
  return { found, task: (longest.end - longest.start) / 1000 };
}

export async function measurePage(
  browser: Browser,
  subject: Subject,
  watch?: Watch,
): Promise<Rows & Presses> {
  return aloneInFront(browser, async (page) => {
    await enter(page, subject);
    const rows = await load(page, subject);
    await page.waitForLoadState('networkidle');
    await rest(page);
    return { ...rows, ...(await measurePresses(browser, page, subject, watch)) };
  });
}

async function measurePresses(
  browser: Browser,
  page: Page,
  { filtersButton, fieldCount, hasFilter }: Subject,
  watch?: Watch,
): Promise<Presses> {
  const step = (name: string): Press => ({ button: page.getByRole('button', { name }), shown: firstRow });
  const beyondAnswer = async (what: Press, wait = 0) => {
    const { pressed, painted } = await press(what);
    const { asked, answered } = await lastAnswer(page);
    return { ofPress: painted - pressed - wait - (answered - asked), ofAnswer: painted - answered };
  };
  const anotherPage = async () => {
    const { ofAnswer } = await beyondAnswer(step('Next page'));
    await rest(page);
    return ofAnswer;
  };
  const cost = async (title: string, what: Press): Promise<Cost> => {
    const { found, task } = await traced(
      browser,
      page,
      () => press(what),
      watch && ((events) => watch(title, events)),
    );
    return { milliseconds: found.painted - found.pressed, task };
  };
  const watched = async <Found>(title: string, act: () => Promise<Found>) =>
    watch ? (await traced(browser, page, act, (events) => watch(title, events))).found : act();
  const first = await watched('the first press on another page', anotherPage);
  const later: number[] = [];
  while (later.length < laterPresses) later.push(await anotherPage());
  await slowDown(page);
  const cached = await cost('4x: a page that was there before', step('Previous page'));
  const ofOwnFilter = { button: filterOfPortal(page), shown: firstRow };
  const another = hasFilter ? undefined : (await beyondAnswer(step('Next page'))).ofPress;
  const fields = { selector: '[role=dialog] label', count: fieldCount };
  const drawer = await cost('4x: the drawer of filters', { button: filtersButton(page), shown: fields });
  const choose = async () => (await beyondAnswer(ofOwnFilter, waitOfFilter)).ofPress;
  const chosen = another ?? (await watched('4x: a filter chosen', choose));
  return { first, later, cached, drawer, chosen };
}

export async function measureLate(browser: Browser, subject: Subject): Promise<number> {
  return aloneInFront(browser, async (page) => {
    await enter(page, subject);
    await page.route(/\/(stack\/list|answer\.json)\b/, async (route) => {
      await pass(lateness);
      await route.continue();
    });
    return (await load(page, subject)).answer;
  });
}

export async function measureRows(browser: Browser, subject: Subject): Promise<Rows> {
  return aloneInFront(browser, async (page) => {
    await enter(page, subject);
    return load(page, subject);
  });
}

export async function measureSlowLoad(
  browser: Browser,
  subject: Subject,
  watch?: Watch,
): Promise<Rows & { task: number }> {
  return aloneInFront(browser, async (page) => {
    await enter(page, subject);
    await slowDown(page);
    const { found, task } = await traced(
      browser,
      page,
      () => load(page, subject),
      watch && ((events) => watch('4x: the load of the list', events)),
    );
    return { ...found, task };
  });
}

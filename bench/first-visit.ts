/**
 * `tsx bench/first-visit.ts` shows a first visit as a strip of pictures, from the first byte to three
 * selected stacks, in the built portal on the real service. It emulates a slow phone: 1.6 Mbps, 150 ms, a
 * processor four times slower. Each half second in which the screen changes gives one picture in
 * docs/performance/first-visit.png.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isTrial } from './rounds';
import { slowDown } from './slowPhone';
import { aloneInFront, withPortal } from './withPortal';

const columns = 5;
const pictureWidth = 280;
const every = 0.5;

interface Frame {
  /** The time is in seconds since the visit began. */
  at: number;
  jpeg: string;
}

interface Deed {
  at: number;
  name: string;
}

async function visit(page: Page, origin: string): Promise<{ frames: Frame[]; deeds: Deed[] }> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  const frames: Frame[] = [];
  const deeds: Deed[] = [];
  const begun = Date.now() / 1000;
  const since = () => Date.now() / 1000 - begun;
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = Date.now() / 1000 } }) => {
    frames.push({ at: timestamp - begun, jpeg: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 2 * pictureWidth });
  const deed = async (name: string, act: () => Promise<unknown>) => {
    deeds.push({ at: since(), name });
    await act();
  };

  await deed('opens the portal', () => page.goto(origin, { waitUntil: 'commit' }));
  await page.locator('input[name=username]').waitFor();
  await deed('types', async () => {
    await page.getByLabel('E-mail').pressSequentially('org@nordskov.example', { delay: 100 });
    await page.getByLabel('Password', { exact: true }).pressSequentially('Timber-2026!', { delay: 100 });
  });
  await page.locator('button[type=submit]:enabled').waitFor();
  await deed('presses Enter', () => page.keyboard.press('Enter'));
  await page.getByRole('link', { name: /^Preregistrations \d/ }).waitFor();
  await deed('opens the stacks', () => page.getByRole('link', { name: 'Stacks', exact: true }).click());
  await page.locator('tbody a[href*="/stack/"]').nth(20).waitFor();
  for (const row of [0, 1, 2])
    await deed('selects', () => page.locator('tbody input[type=checkbox]').nth(row).click());
  await page.getByText('3 selected').first().waitFor();
  await deed('has selected', async () => undefined);
  // The map comes after the rows.
  await page.locator('[aria-label^="Cluster of"]').first().waitFor();
  await deed('sees the map', async () => undefined);
  await page.waitForTimeout(2 * every * 1000);
  await session.send('Page.stopScreencast');
  return { frames, deeds };
}

function strip(frames: readonly Frame[], deeds: readonly Deed[]) {
  const end = frames.at(-1)?.at ?? 0;
  const ticks = Array.from({ length: Math.ceil(end / every) + 1 }, (_, index) => index * every);
  let before = '';
  let told = 0;
  return ticks.flatMap((tick) => {
    const jpeg = frames.findLast(({ at }) => at <= tick)?.jpeg;
    if (jpeg === undefined || jpeg === before) return [];
    before = jpeg;
    const done = deeds.filter(({ at }) => at <= tick);
    const names = [...new Set(done.slice(told).map(({ name }) => name))];
    told = done.length;
    return [{ tick, jpeg, names }];
  });
}

function pageOf(pictures: ReturnType<typeof strip>): string {
  const figures = pictures.map(
    ({ tick, jpeg, names }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg}"><figcaption><b>${tick.toFixed(1)} s</b> ${names.join(', ')}</figcaption></figure>`,
  );
  return `<!doctype html><style>
    body { margin: 8px; display: grid; grid-template-columns: repeat(${columns}, ${pictureWidth}px); gap: 8px; background: #fff; font: 12px sans-serif; width: max-content }
    figure { margin: 0 } img { width: 100%; border: 1px solid #999; box-sizing: border-box }
  </style>${figures.join('')}`;
}

await withPortal(8194, async ({ origin, browser }) => {
  const { frames, deeds } = await aloneInFront(browser, (page) => visit(page, origin));
  const pictures = strip(frames, deeds);
  const sheet = await browser.newPage({ viewport: { width: 100, height: 100 } });
  await sheet.setContent(pageOf(pictures));
  const screenshot = await sheet.locator('body').screenshot();
  const file = path.resolve(import.meta.dirname, '../docs/performance/first-visit.png');
  const small = await sharp(screenshot).png({ palette: true, colours: 48, effort: 10 }).toBuffer();
  if (!isTrial) writeFileSync(file, small);
  for (const { at, name } of deeds) console.log(`${at.toFixed(1)} s: ${name}`);
  console.log(`${pictures.length} pictures, ${(small.length / 1000).toFixed(0)} kB: ${file}`);
});

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pseudoFindings } from '../../e2e/pseudo/pseudoFindings';
import type { Scene } from '../../e2e/scenes/scene';
import { findingsOf } from '../../e2e/stage/judges';
import { pinnedNow, startPinnedService } from '../../e2e/stage/pinnedService';
import { isShownAt, type Language, type Scheme, Stage } from '../../e2e/stage/stage';
import { chromiumArguments, findChromium } from '../chromium';

interface Order {
  scenes: readonly Scene[];
  languages: readonly Language[];
  widths: readonly number[];
  schemes: readonly Scheme[];
  folder: string;
  /** Whether third-party engines check each page too. */
  checks: boolean;
}

/** Path of a picture below its folder, and its subject. */
export interface Picture {
  file: string;
  scene: string;
  language: Language;
  width: number;
  scheme: Scheme;
}

export interface Failure {
  picture: Picture;
  reason: string;
}

/** Suits a machine with two processors. */
const pagesAtOnce = 2;
/** Beyond this height the rest of a page repeats the part above. */
const longest = 4_000;
const tries = 12;

/**
 * Takes every requested scene in every language, width and scheme. Failed scenes are left out and returned as
 * failures.
 */
export async function takePictures(order: Order): Promise<{ pictures: Picture[]; failures: Failure[] }> {
  const service = await startPinnedService();
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    // The same letters on every machine with the same browser.
    args: [...chromiumArguments, '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
  });
  try {
    return await takeAll(order, browser, service.url);
  } finally {
    await browser.close();
    await service.end();
  }
}

/** The pictures of an order, grouped by visit: one visit serves every scheme. */
export function jobsOf({ scenes, languages, widths, schemes }: Omit<Order, 'folder' | 'checks'>) {
  return languages.flatMap((language) =>
    widths.flatMap((width) =>
      scenes
        .filter((scene) => isShownAt(scene, width))
        .map((scene) => ({
          scene,
          pictures: schemes.map((scheme): Picture => {
            const file = `${slug(scene.name)}/${language}-${width}-${scheme}.png`;
            return { file, scene: scene.name, language, width, scheme };
          }),
        })),
    ),
  );
}

async function takeAll(order: Order, browser: Browser, url: string) {
  const pictures: Picture[] = [];
  const failures: Failure[] = [];
  const fail = (picture: Picture, reason: string) => {
    failures.push({ picture, reason });
    const { scene, language, width, scheme } = picture;
    console.error(`FAILED ${scene} (${language}, ${width}, ${scheme}): ${reason}`);
  };
  const jobs = jobsOf(order);
  const total = jobs.length;
  const work = async () => {
    const stage = new Stage(browser, url, pinnedNow);
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { scene, pictures: wanted } = job;
      const [one] = wanted;
      if (!one) continue;
      try {
        await stage.show(scene, one, async (page, rest, data) => {
          for (const picture of wanted) {
            await page.emulateMedia({ colorScheme: picture.scheme });
            const file = path.join(order.folder, picture.file);
            await mkdir(path.dirname(file), { recursive: true });
            await writeFile(file, await stillPicture(page, rest));
            pictures.push(picture);
            if (!order.checks) continue;
            const isPseudo = picture.language === 'pseudo';
            const reasons = isPseudo ? await pseudoFindings(page, await data()) : await findingsOf(page);
            for (const reason of reasons) fail(picture, reason);
          }
        });
      } catch (failure) {
        const reason = failure instanceof Error ? failure.message : String(failure);
        fail(one, reason);
      }
      const done = total - jobs.length;
      if (done % 25 === 0) console.log(`${done} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  return { pictures, failures };
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Takes pictures until two in succession are identical to the byte. */
async function stillPicture(page: Page, rest: () => Promise<void>): Promise<Buffer> {
  let last: Buffer | null = null;
  for (let time = 0; time < tries; time++) {
    const now = await snap(page, rest);
    if (last?.equals(now)) return now;
    last = now;
    await wait(150);
  }
  throw new Error('no two pictures of it were the same');
}

/** The whole page, or only the window if a dialog covers it. */
async function snap(page: Page, rest: () => Promise<void>): Promise<Buffer> {
  await rest();
  const isCovered = await page.locator('[aria-modal="true"]').count();
  if (!isCovered) {
    // Chromium makes the window 1 px wide while it takes a picture of a whole page. That moves maps and bars.
    const { width, height } = await page.evaluate(() => ({
      width: window.innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    await page.setViewportSize({ width, height: Math.min(height, longest) });
    await rest();
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}

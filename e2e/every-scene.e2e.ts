import { test as base, expect, type Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { pseudoFindings } from './pseudo/pseudoFindings';
import { scenes } from './scenes/allScenes';
import type { Scene } from './scenes/scene';
import { axeFindings } from './stage/axeFindings';
import { realFindings } from './stage/falseAlarms';
import { pinnedNow, startPinnedService } from './stage/pinnedService';
import { isShownAt, type Setting, Stage } from './stage/stage';

// One walk for what every page must be: for everybody, in every language, and no wider than the screen.

interface Visit extends Setting {
  /** Axe takes as long as the page itself. */
  asksAxe: boolean;
}

/** The pseudo language is longer than all others, so that by day it stands for them. */
const byDay: Setting[] = [
  { language: 'pseudo', width: 1440, scheme: 'light' },
  { language: 'pseudo', width: 390, scheme: 'dark' },
];

/** At the least widths that have the layouts of a desk and of a phone. */
const byNight: Setting[] = [
  { language: 'en', width: 1280, scheme: 'dark' },
  { language: 'en', width: 360, scheme: 'light' },
  { language: 'da', width: 360, scheme: 'light' },
  { language: 'da', width: 1280, scheme: 'light' },
  { language: 'pl', width: 360, scheme: 'light' },
  { language: 'pl', width: 1280, scheme: 'light' },
  { language: 'de', width: 1280, scheme: 'light' },
  { language: 'de', width: 360, scheme: 'light' },
];

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const service = await startPinnedService();
      await use(new Stage(browser, service.url, pinnedNow));
      await service.end();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe.configure({ mode: 'parallel' });

/** Tables scroll inside themselves. */
async function sidewaysFindings(page: Page, width: number): Promise<string[]> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`the page is ${needed} px wide, and the screen ${width}`] : [];
}

/** A day that its field cuts off cannot be checked by eye. */
function cutDays(page: Page): Promise<string[]> {
  return page
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.flatMap((input) =>
        input instanceof HTMLInputElement &&
        /^\d\d\/\d\d\/\d{4}$/.test(input.value) &&
        input.scrollWidth > input.clientWidth
          ? [`${input.value} needs ${input.scrollWidth} px, and its field has ${input.clientWidth}`]
          : [],
      ),
    );
}

/**
 * By day, the scenes of the day at one width each, with axe. By night, all of them at both widths in every language, with axe once at one
 * width. Scenes that follow each other take turns: they are often states of one page.
 */
function visitsOf(scene: Scene, at: number): Visit[] {
  const shown = (settings: readonly Setting[]) => settings.filter(({ width }) => isShownAt(scene, width));
  const pseudo = scene.isOfTheDay ? shown(byDay) : [];
  const inTurn = pseudo.filter((_, index) => index === at % pseudo.length);
  const everywhere = isNight ? shown(byNight) : [];
  const withAxe = everywhere.at(at % 2 === 0 ? 0 : -1);
  return [
    ...inTurn.map((setting) => ({ ...setting, asksAxe: true })),
    ...everywhere.map((setting) => ({ ...setting, asksAxe: setting === withAxe })),
  ];
}

for (const [at, scene] of scenes.filter(({ isOfTheDay }) => isNight || isOfTheDay).entries())
  for (const visit of visitsOf(scene, at))
    test(`${scene.name}, ${visit.language}, ${visit.width} px, ${visit.scheme}`, async ({ stage }) => {
      const { language, width, asksAxe } = visit;
      const found = await stage.show(scene, visit, async (page, rest, data) => {
        await rest();
        return [
          ...(await sidewaysFindings(page, width)),
          ...(await cutDays(page)),
          ...(language === 'pseudo' ? await pseudoFindings(page, await data()) : []),
          ...(asksAxe ? realFindings(await axeFindings(page)) : []),
        ];
      });
      expect(found).toEqual([]);
    });

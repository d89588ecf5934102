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
  /** The page is looked at again when the screen has become this wide. */
  thenWidth?: number;
}

/** The pseudo language is longer than all others, so that by day it stands for them. */
const byDay: Setting[] = [
  { language: 'pseudo', width: 1440, scheme: 'light' },
  { language: 'pseudo', width: 390, scheme: 'dark' },
];

/** The least widths that have the layouts of a desk and of a phone; each is the first one in two languages. */
const desk = 1280;
const phone = 360;
const byNight: Setting[] = [
  { language: 'en', width: desk, scheme: 'dark' },
  { language: 'da', width: phone, scheme: 'light' },
  { language: 'pl', width: desk, scheme: 'light' },
  { language: 'de', width: phone, scheme: 'light' },
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
 * By day, the scenes of the day at one width each, with axe. By night, all of them at both widths in every language, with axe in one; a
 * state of one width alone is shown at that. Scenes that follow each other take turns: they are often states of one page.
 */
function visitsOf(scene: Scene, at: number): Visit[] {
  const pseudo = scene.isOfTheDay ? byDay.filter(({ width }) => isShownAt(scene, width)) : [];
  const inTurn = pseudo.filter((_, index) => index === at % pseudo.length);
  const everywhere = (isNight ? byNight : []).map((setting): Visit => {
    const other = setting.width === desk ? phone : desk;
    const width = isShownAt(scene, setting.width) ? setting.width : other;
    const asksAxe = setting === byNight[at % byNight.length];
    return { ...setting, width, asksAxe, ...(scene.only === undefined && { thenWidth: other }) };
  });
  return [...inTurn.map((setting) => ({ ...setting, asksAxe: true })), ...everywhere];
}

for (const [at, scene] of scenes.filter(({ isOfTheDay }) => isNight || isOfTheDay).entries())
  for (const visit of visitsOf(scene, at))
    test(`${scene.name}, ${visit.language}, ${visit.width} px, ${visit.scheme}`, async ({ stage }) => {
      const { language, width, asksAxe, thenWidth } = visit;
      const found = await stage.show(scene, visit, async (page, rest, data, resize) => {
        await rest();
        const findings = [
          ...(await sidewaysFindings(page, width)),
          ...(await cutDays(page)),
          ...(language === 'pseudo' ? await pseudoFindings(page, await data()) : []),
          ...(asksAxe ? realFindings(await axeFindings(page)) : []),
        ];
        if (thenWidth === undefined) return findings;
        await resize(thenWidth);
        return [...findings, ...(await sidewaysFindings(page, thenWidth)), ...(await cutDays(page))];
      });
      expect(found).toEqual([]);
    });

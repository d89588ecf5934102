import { test as base, expect, type Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { pseudoFindings } from './pseudo/pseudoFindings';
import { scenes } from './scenes/allScenes';
import type { Scene } from './scenes/scene';
import { axeFindings } from './stage/axeFindings';
import { notEnlarged } from './stage/enlarged';
import { realFindings } from './stage/falseAlarms';
import { pinnedNow, startPinnedService } from './stage/pinnedService';
import { isShownAt, type Setting, Stage } from './stage/stage';

// One walk checks each page for accessibility, for untranslated texts, at every text size, and for content wider than
// the screen.

interface Visit extends Setting {
  asksAxe: boolean;
  thenWidth?: number;
}

const byDay: Setting[] = [
  { language: 'pseudo', width: 1440, scheme: 'light' },
  { language: 'pseudo', width: 390, scheme: 'dark' },
];

/**
 * `desk` and `phone` are the smallest widths with the layout of a desk and of a phone, in pixels. Each of
 * them comes first in two languages. `zoomed` is the width of a window of 1280 px at 400 % (WCAG 1.4.10).
 */
const desk = 1280;
const phone = 360;
const zoomed = 320;
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

async function sidewaysFindings(page: Page, width: number): Promise<string[]> {
  const { needed, widest } = await page.evaluate((screen) => {
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > screen + 1,
    );
    return {
      needed: document.documentElement.scrollWidth,
      widest: beyond
        .map((element) => `${element.tagName.toLowerCase()} ${element.getAttribute('class')}`)
        .slice(0, 3),
    };
  }, width);
  return needed > width
    ? [`the page is ${needed} px wide, and the screen ${width}: ${widest.join(', ')}`]
    : [];
}

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

function visit(
  scene: Scene,
  setting: Setting,
  [one, other]: readonly [number, number],
  asksAxe: boolean,
): Visit {
  const rest = setting.width === one ? other : one;
  if (scene.only === undefined) return { ...setting, thenWidth: rest, asksAxe };
  return { ...setting, width: isShownAt(scene, setting.width) ? setting.width : rest, asksAxe };
}

/**
 * By day the scenes that are marked `isOfTheDay` are visited once, with axe. By night all scenes are visited
 * in every language, with axe in one of them. Neighbouring scenes get different settings, because they are
 * often states of the same page.
 */
function visitsOf(scene: Scene, at: number): Visit[] {
  const inTurn = byDay[at % byDay.length];
  const pseudo = scene.isOfTheDay && inTurn ? [visit(scene, inTurn, [1440, 390], true)] : [];
  const everywhere = (isNight ? byNight : []).map((setting, turn) =>
    visit(scene, setting, [desk, phone], turn === at % byNight.length),
  );
  return [...pseudo, ...everywhere];
}

for (const [at, scene] of scenes.filter(({ isOfTheDay }) => isNight || isOfTheDay).entries())
  for (const shown of visitsOf(scene, at))
    test(`${scene.name}, ${shown.language}, ${shown.width} px, ${shown.scheme}`, async ({ stage }) => {
      const { language, width, asksAxe, thenWidth } = shown;
      const found = await stage.show(scene, shown, async (page, rest, data, resize) => {
        await rest();
        const findings = [
          ...(await sidewaysFindings(page, width)),
          ...(await cutDays(page)),
          ...(language === 'pseudo' ? await pseudoFindings(page, await data()) : []),
          ...(asksAxe ? realFindings(await axeFindings(page)) : []),
        ];
        // Options close when their field leaves the window.
        const hasOptions = (await page.getByRole('listbox').count()) > 0;
        if (!hasOptions) findings.push(...(await notEnlarged(page)));
        if (thenWidth === undefined) return findings;
        for (const then of [thenWidth, zoomed]) {
          await resize(then);
          // The page behind a dialog may be laid out anew a moment later.
          const wide = async () => [...(await sidewaysFindings(page, then)), ...(await cutDays(page))];
          await expect.poll(wide, { timeout: 10_000 }).toEqual([]);
        }
        return findings;
      });
      expect(found).toEqual([]);
    });

import { test as base, expect, type Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { pseudoFindings } from './pseudo/pseudoFindings';
import { scenes } from './scenes/allScenes';
import type { Scene } from './scenes/scene';
import { axeFindings } from './stage/axeFindings';
import { notEnlarged, withLargeLetters } from './stage/enlarged';
import { realFindings } from './stage/falseAlarms';
import { pinnedNow, startPinnedService } from './stage/pinnedService';
import { sidewaysFindings } from './stage/sideways';
import { isPhoneWidth, isShownAt, type Setting, Stage } from './stage/stage';

// One walk checks each page for accessibility, for untranslated texts, at every text size, and for content wider than
// the screen, also with the longest names.

interface Visit extends Setting {
  /** Axe and letters of twice the size are checked once for each scene. */
  isThorough: boolean;
  thenWidth?: number;
}

const byDay: Setting[] = [
  { language: 'pseudo', width: 1440, scheme: 'light' },
  { language: 'pseudo', width: 390, scheme: 'dark' },
];

/**
 * `desk` and `phone` are the smallest widths with the layout of a desk and of a phone, in pixels. Each of
 * them comes first in two languages. A window of 1280 px has the width `zoomed` at 400 % (WCAG 1.4.10).
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
  isThorough: boolean,
): Visit {
  const rest = setting.width === one ? other : one;
  if (scene.only === undefined) return { ...setting, thenWidth: rest, isThorough };
  return { ...setting, width: isShownAt(scene, setting.width) ? setting.width : rest, isThorough };
}

const longestNames: Setting = { language: 'en', width: 1440, scheme: 'light', hasLongestNames: true };

/**
 * By day the scenes that are marked `isOfTheDay` are visited once, with axe, and once with the longest names.
 * By night all scenes are visited in every language, with axe in one of them. Neighbouring scenes get
 * different settings, because they are often states of the same page.
 */
function visitsOf(scene: Scene, at: number): Visit[] {
  const inTurn = byDay[at % byDay.length];
  const pseudo = scene.isOfTheDay && inTurn ? [visit(scene, inTurn, [1440, 390], true)] : [];
  const named = scene.as ? [visit(scene, longestNames, [1440, 390], false)] : [];
  const everywhere = (isNight ? byNight : []).map((setting, turn) =>
    visit(scene, setting, [desk, phone], turn === at % byNight.length),
  );
  return [...pseudo, ...named, ...everywhere];
}

for (const [at, scene] of scenes.filter(({ isOfTheDay }) => isNight || isOfTheDay).entries())
  for (const shown of visitsOf(scene, at)) {
    const { language, width, scheme, isThorough, thenWidth, hasLongestNames } = shown;
    const names = hasLongestNames ? ', longest names' : '';
    test(`${scene.name}, ${language}, ${width} px, ${scheme}${names}`, async ({ stage }) => {
      const found = await stage.show(scene, shown, async (page, rest, data, resize) => {
        await rest();
        const findings = [
          ...(await sidewaysFindings(page, width)),
          ...(await cutDays(page)),
          ...(language === 'pseudo' ? await pseudoFindings(page, await data()) : []),
          ...(isThorough ? realFindings(await axeFindings(page)) : []),
        ];
        // Options close when their field leaves the window.
        const hasOptions = (await page.getByRole('listbox').count()) > 0;
        if (!hasOptions && !hasLongestNames) findings.push(...(await notEnlarged(page)));
        // The page behind a dialog may be laid out anew a moment later.
        const expectNoneAt = (then: number) =>
          expect
            .poll(async () => [...(await sidewaysFindings(page, then)), ...(await cutDays(page))], {
              timeout: 10_000,
            })
            .toEqual([]);
        // With the longest names a page is so long that its options leave the window with their field.
        const isFixed = thenWidth === undefined || (hasOptions && hasLongestNames);
        for (const then of isFixed ? [] : [thenWidth, zoomed]) {
          await resize(then);
          await expectNoneAt(then);
        }
        const narrow = [width, thenWidth].find((one) => one !== undefined && isPhoneWidth(one));
        if (!isThorough || hasOptions || narrow === undefined) return findings;
        await resize(narrow);
        await withLargeLetters(page, async () => {
          await rest();
          await expectNoneAt(narrow);
        });
        return findings;
      });
      expect(found).toEqual([]);
    });
  }

import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { pseudoFindings } from './pseudo/pseudoFindings';
import { scenes } from './scenes/allScenes';
import { findingsOf } from './stage/judges';
import { pinnedNow } from './stage/pinnedService';
import { isShownAt, Stage } from './stage/stage';

const listOf = <Item>(item: z.ZodType<Item>, usual: string) =>
  z.preprocess((text) => String(text ?? usual).split(/\s*,\s*/), z.array(item));

const { LANGUAGES, WIDTHS, SCHEMES, CHECK } = z
  .object({
    LANGUAGES: listOf(z.enum(['en', 'da', 'de', 'pl', 'pseudo']), 'en'),
    WIDTHS: listOf(z.coerce.number().int().min(200).max(4_000), '1440,390'),
    SCHEMES: listOf(z.enum(['light', 'dark']), 'light'),
    CHECK: z.stringbool().default(false),
  })
  .parse(process.env);

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      await use(new Stage(browser, z.url().parse(process.env.E2E_URL), pinnedNow));
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

/** A picture ends at this height in pixels, because the rest of the page repeats the part above. */
const longest = 4_000;

/**
 * Makes the window as high as the page, unless a dialog covers it. If Chromium took a picture of a whole page
 * itself, it would make the window 1 px wide for a moment, which moves maps and bars.
 */
async function fitWindow(page: Page, rest: () => Promise<void>): Promise<void> {
  await rest();
  if ((await page.locator('[aria-modal="true"]').count()) > 0) return;
  const sizeOfPage = () =>
    page.evaluate(() => ({ width: window.innerWidth, height: document.documentElement.scrollHeight }));
  await expect(async () => {
    const size = await sizeOfPage();
    await page.setViewportSize({ ...size, height: Math.min(size.height, longest) });
    await rest();
    expect(await sizeOfPage()).toEqual(size);
  }).toPass();
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

for (const language of LANGUAGES)
  for (const width of WIDTHS)
    for (const scene of scenes.filter((candidate) => isShownAt(candidate, width)))
      test(`${scene.name}, ${language}, ${width} px`, async ({ stage }, info) => {
        const [first = 'light'] = SCHEMES;
        await stage.show(scene, { language, width, scheme: first }, async (page, rest, data) => {
          for (const scheme of SCHEMES) {
            await page.emulateMedia({ colorScheme: scheme });
            await fitWindow(page, rest);
            const file = [slug(scene.name), `${language}-${width}-${scheme}.png`];
            await expect.soft(page).toHaveScreenshot(file);
            // The report itself shows only what has changed.
            if (info.errors.length === 0) await info.attach(scheme, { path: info.snapshotPath(...file) });
            if (!CHECK) continue;
            const isPseudo = language === 'pseudo';
            expect
              .soft(isPseudo ? await pseudoFindings(page, await data()) : await findingsOf(page))
              .toEqual([]);
          }
        });
      });

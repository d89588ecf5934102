import type { Page } from '@playwright/test';
import { countFrames } from './drawnFrames';
import { expect, openList, test } from './portal';
import { forcedLayouts } from './traces';

interface Counts {
  frames: number;
  layouts: number;
  styles: number;
}

/** Chromium counts separately for each session, from the moment at which counting is switched on. */
async function countsWhile(page: Page, act: () => Promise<unknown>): Promise<Counts> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  const framesSoFar = async () => Number(await page.evaluate(() => Reflect.get(window, 'drawnFrames')));
  const before = await framesSoFar();
  await act();
  const frames = (await framesSoFar()) - before;
  const { metrics } = await tools.send('Performance.getMetrics');
  await tools.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { frames, layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
}

const clusters = (page: Page) => page.getByRole('button', { name: /^Cluster of/ });

async function rests(page: Page): Promise<void> {
  await expect(page.locator('canvas')).not.toHaveAttribute('aria-busy');
  await expect(clusters(page).first().locator('..')).not.toHaveAttribute('data-moving');
}

async function bareGround(page: Page): Promise<{ x: number; y: number }> {
  const found = await page.locator('canvas').evaluate(async (canvas) => {
    // The browser has already laid out all changes, so these questions force no layout.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const steps = Array.from({ length: 400 }, (_, step) => step / 400);
    return steps
      .map((step) => ({
        x: left + width * (0.5 + 0.4 * step * Math.cos(60 * step)),
        y: top + height * (0.5 + 0.4 * step * Math.sin(60 * step)),
      }))
      .find(({ x, y }) => document.elementFromPoint(x, y) === canvas);
  });
  if (!found) throw new Error('Markers cover the map');
  return found;
}

const gestures: Record<string, (page: Page) => Promise<void>> = {
  dragged: async (page) => {
    const { x, y } = await bareGround(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 40; step++) await page.mouse.move(x + 4 * step, y + step, { steps: 2 });
    await page.mouse.up();
    await rests(page);
  },
  'zoomed by wheel': async (page) => {
    const { x, y } = await bareGround(page);
    await page.mouse.move(x, y);
    for (const turn of [-100, 100]) {
      for (let step = 0; step < 12; step++) await page.mouse.wheel(0, turn);
      await rests(page);
    }
  },
  'zoomed by double click': async (page) => {
    for (let level = 0; level < 3; level++) {
      const { x, y } = await bareGround(page);
      await page.mouse.dblclick(x, y);
      await rests(page);
    }
  },
};

/**
 * Limits the work for each frame of a moving map by counts that are the same on every machine. At each
 * pointer event MapLibre asks for the position of its canvas, and the browser then lays out all elements that
 * were moved since the last frame. One style recalculation is allowed for the frame in which the markers
 * move, and a few for markers that appear and disappear.
 */
for (const [gesture, act] of Object.entries(gestures)) {
  test(`a map that is ${gesture} lays out nothing for a script, and little for its frames`, async ({
    browser,
    page,
  }) => {
    await page.addInitScript(countFrames);
    await openList(page, 'org@nordskov.example', { showMap: 'true' });
    await expect(clusters(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await rests(page);
    const forced = await forcedLayouts(browser, page, async () => {
      const { frames, layouts, styles } = await countsWhile(page, () => act(page));
      expect(frames).toBeGreaterThan(0);
      expect(layouts / frames, 'layouts of a frame').toBeLessThanOrEqual(1);
      expect(styles / frames, 'style recalculations of a frame').toBeLessThanOrEqual(2);
    });
    expect(forced).toEqual([]);
  });
}

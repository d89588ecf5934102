import type { CDPSession, Page } from '@playwright/test';

/** The main thread was busy for `busy` milliseconds and drew this many frames in that time. */
export interface Moved {
  busy: number;
  frames: number;
}

export type GestureName = 'dragged' | 'zoomed by wheel' | 'zoomed by double click';

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = -1;
    while (before !== Reflect.get(window, 'drawnFrames')) {
      before = Number(Reflect.get(window, 'drawnFrames'));
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
}

const gestures: Record<GestureName, (page: Page, x: number, y: number) => Promise<void>> = {
  dragged: async (page, x, y) => {
    await page.mouse.down();
    for (let step = 0; step < 30; step++) {
      const turn = (step / 30) * 4 * Math.PI;
      await page.mouse.move(x + 300 * Math.sin(turn), y + 60 * Math.sin(turn / 2));
      await nextFrame(page);
    }
    await page.mouse.up();
  },
  // The wheel goes three levels closer, and back.
  'zoomed by wheel': async (page) => {
    for (const turn of [-120, 120]) {
      for (let step = 0; step < 15; step++) {
        await page.mouse.wheel(0, turn);
        await nextFrame(page);
      }
      await rest(page);
    }
  },
  'zoomed by double click': async (page, x, y) => {
    for (let level = 0; level < 3; level++) {
      await page.mouse.dblclick(x, y);
      await rest(page);
    }
    await page.keyboard.down('Shift');
    for (let level = 0; level < 3; level++) {
      await page.mouse.dblclick(x, y);
      await rest(page);
    }
    await page.keyboard.up('Shift');
  },
};

async function stateOf(page: Page, tools: CDPSession): Promise<Moved> {
  const { metrics } = await tools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return {
    busy: 1000 * seconds,
    frames: Number(await page.evaluate(() => Reflect.get(window, 'drawnFrames'))),
  };
}

const placeOfGestures = async (page: Page) => {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('The map has no size');
  return [box.x + 0.45 * box.width, box.y + 0.55 * box.height] as const;
};

/** Moves a map that rests, until it rests again. */
export async function moveMap(page: Page, gesture: GestureName): Promise<void> {
  const [x, y] = await placeOfGestures(page);
  await page.mouse.move(x, y);
  await gestures[gesture](page, x, y);
  await rest(page);
}

export async function measureGestures(page: Page, slowness: number): Promise<Record<GestureName, Moved>> {
  const [x, y] = await placeOfGestures(page);
  const tools = await page.context().newCDPSession(page);
  // Thread time is used, so that other work on the machine does not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const measure = async (gesture: GestureName) => {
    await page.mouse.move(x, y);
    await rest(page);
    const before = await stateOf(page, tools);
    await gestures[gesture](page, x, y);
    await rest(page);
    const after = await stateOf(page, tools);
    return { busy: after.busy - before.busy, frames: after.frames - before.frames };
  };
  const moved = {
    dragged: await measure('dragged'),
    'zoomed by wheel': await measure('zoomed by wheel'),
    'zoomed by double click': await measure('zoomed by double click'),
  };
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await tools.detach();
  return moved;
}

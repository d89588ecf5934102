import type { Page } from '@playwright/test';
import { packPoints } from '@mocks/builders/packedPoints';
import { offsetOfDrawn } from './drawnMarks';
import { expect, openList, test } from './portal';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the stacks' });

const markers = (page: Page) => map(page).getByRole('button', { name: /^(Cluster of|Stack .*, )/ });

const clusters = (page: Page) => map(page).getByRole('button', { name: /^Cluster of/ });

const rests = (page: Page) => expect(page.locator('canvas')).not.toHaveAttribute('aria-busy');

const layer = (page: Page) => markers(page).first().locator('..');

async function settles(page: Page): Promise<void> {
  await rests(page);
  await expect(layer(page)).not.toHaveAttribute('data-moving');
}

interface Place {
  name: string | null;
  x: number;
  y: number;
}

const placesOf = (page: Page): Promise<Place[]> =>
  markers(page).evaluateAll((all) =>
    all.map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { name: button.getAttribute('aria-label'), x: left + width / 2, y: top + height / 2 };
    }),
  );

/** Buttons that both views have are at most one pixel apart, because they lie on whole ones. */
function expectSame(before: readonly Place[], after: readonly Place[], moved: number): void {
  const kept = before.flatMap(({ name, x, y }) => {
    const found = after.find(
      (other) => other.name === name && Math.abs(other.x - x - moved) <= 1 && Math.abs(other.y - y) <= 1,
    );
    return found ? [name] : [];
  });
  expect(kept.length).toBeGreaterThan(before.length / 3);
  if (moved === 0) expect(kept).toEqual(before.map(({ name }) => name));
}

async function freeCluster(page: Page) {
  const index = await clusters(page).evaluateAll((buttons) => {
    const discs = buttons.map((button) => {
      const { left, top, width } = button.getBoundingClientRect();
      return { button, x: left + width / 2, y: top + width / 2, radius: width / 2 };
    });
    const roomOf = ({ button, x, y, radius }: (typeof discs)[number]) => {
      const isSeen = [-0.9, 0, 0.9].every((share) =>
        [0, 1].every((side) => {
          const [right = 0, down = 0] = side === 0 ? [share, 0] : [0, share];
          return button.contains(document.elementFromPoint(x + right * radius, y + down * radius));
        }),
      );
      if (!isSeen) return Number.NEGATIVE_INFINITY;
      const others = discs.filter((other) => other.button !== button);
      return Math.min(
        1e6,
        ...others.map((other) => Math.hypot(other.x - x, other.y - y) - other.radius - radius),
      );
    };
    const rooms = discs.map(roomOf);
    return rooms.indexOf(Math.max(...rooms));
  });
  return clusters(page).nth(index);
}

/** Returns the pixels between a button and what is drawn, infinite if nothing is. */
async function distanceOfDrawn(page: Page): Promise<number> {
  const { x, y } = await offsetOfDrawn(page, await freeCluster(page));
  return Math.hypot(x, y);
}

const expectDrawn = async (page: Page) => expect(await distanceOfDrawn(page)).toBeLessThan(1.5);

for (const deviceScaleFactor of [1, 2.5])
  test.describe(`with ${deviceScaleFactor} pixels a dot`, () => {
    test.use({ deviceScaleFactor });

    test('a map that was moved rests with its buttons where it draws their clusters', async ({ page }) => {
      await openList(page, 'org@nordskov.example', { showMap: 'true' });
      await expect(clusters(page).first()).toBeVisible();
      await settles(page);
      await expectDrawn(page);
      const before = await placesOf(page);

      await page.locator('canvas').press('ArrowLeft');
      await settles(page);
      await expect.poll(async () => (await placesOf(page))[0]?.x).not.toBe(before[0]?.x);
      expectSame(before, await placesOf(page), 100);
      await expectDrawn(page);
      await page.locator('canvas').press('ArrowRight');
      await expect.poll(async () => (await placesOf(page))[0]?.x).toBe(before[0]?.x);
      await settles(page);

      for (const turn of ['Zoom in', 'Zoom out']) {
        await page.getByRole('button', { name: turn }).click();
        await settles(page);
        await expectDrawn(page);
      }
      await expect.poll(async () => (await placesOf(page)).length).toBe(before.length);
      expectSame(before, await placesOf(page), 0);
    });
  });

test('while the map is dragged nobody presses a button that is not there, and the focus stays', async ({
  page,
}) => {
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  await expect(clusters(page).first()).toBeVisible();
  await settles(page);
  const focused = await freeCluster(page);
  const name = await focused.getAttribute('aria-label');
  await focused.focus();
  const box = await focused.boundingBox();
  if (!box) throw new Error('The button has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 10, { steps: 3 });
  await expect(layer(page)).toHaveAttribute('data-moving');
  const reached = await page.evaluate(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.tagName,
    [x, y],
  );
  expect(reached).toBe('CANVAS');
  await page.mouse.up();
  await settles(page);
  await expect(map(page).locator(':focus')).toHaveAttribute('aria-label', name ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('clusters are drawn in dark and in forced colours, and again after the browser has thrown the canvas away', async ({
  page,
}) => {
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  await expect(clusters(page).first()).toBeVisible();
  await settles(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await settles(page);
  await expect.poll(() => distanceOfDrawn(page)).toBeLessThan(1.5);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => distanceOfDrawn(page)).toBeLessThan(1.5);
  await page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement) =>
      new Promise((resolve) => {
        const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        canvas.addEventListener('webglcontextlost', () => setTimeout(() => lost?.restoreContext()));
        canvas.addEventListener('webglcontextrestored', resolve);
        lost?.loseContext();
      }),
  );
  await settles(page);
  await expect.poll(() => distanceOfDrawn(page)).toBeLessThan(1.5);
});

const answerWith = (page: Page, count: number) =>
  page.route('**/stack/map-points', (route) => {
    const points = Array.from({ length: count }, (_, index) => ({
      stackId: `${index.toString(16).padStart(8, '0')}-0070-4000-8000-5ac4f1e15ac4`,
      latitude: 56.1,
      longitude: 9.5,
      state: 'Measured' as const,
    }));
    return route.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(packPoints(points)) });
  });

test('a hundred thousand stacks on one spot are one cluster, and none are none', async ({ page }) => {
  await answerWith(page, 100_000);
  await openList(page, 'org@nordskov.example', { showMap: 'true' });
  const cluster = clusters(page);
  await expect(cluster).toHaveAccessibleName(/^Cluster of 100,000 stacks/);
  await settles(page);
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await settles(page);
  await expectDrawn(page);
  await cluster.press('Enter');
  await expect(page.getByRole('heading', { name: '100,000 stacks at this location' })).toBeVisible();

  await page.unroute('**/stack/map-points');
  await answerWith(page, 0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await rests(page);
  await page.locator('canvas').press('ArrowLeft');
  await rests(page);
  await expect(markers(page)).toHaveCount(0);
});

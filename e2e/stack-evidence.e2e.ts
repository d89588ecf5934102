import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, land, numberOf, openList, resultCount, test } from './portal';

async function openFromList(page: Page) {
  await openList(page, 'org@nordskov.example', {
    states: 'Measured',
    fullMeasurement: 'true',
    pageSize: '10',
    page: '2',
  });
  const row = page.getByRole('rowheader').nth(2);
  const number = await numberOf(row.getByRole('link'));
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Stack ${number}` })).toBeVisible();
  return number;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const neighbours = (page: Page) => page.getByRole('navigation', { name: 'In the list' });

test('the page of a stack keeps its place while its parts arrive', async ({ page }) => {
  await openFromList(page);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // If the stack may have been measured twice, its head gets another link later, and that link moves the page.
  await page.route('**/stack/list', async (route) => {
    if (!/"near"/.test(route.request().postData() ?? '')) return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, data: [], totalCount: 0 } } });
  });
  // The data for the evidence arrives last.
  await page.route(/measurement-card|filter-options/, async (route) => {
    await expect(heading(page)).toHaveText(/^Stack \d/);
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Measurement check' })).toBeVisible();
  await page.getByRole('button', { name: /^Enlarge: Nærbillede/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider', { name: /^Logs on the image/ })).toBeAttached();
  for (const name of [/Forside/, /Bagside/])
    await expect(page.getByRole('img', { name }).last()).toBeVisible();
  const shifts = z
    .array(z.object({ value: z.number() }))
    .parse(await page.evaluate(() => ('shifts' in window ? window.shifts : null)));
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
});

test('the volume and the logs that it is made from stand side by side where a window has the room', async ({
  page,
}) => {
  await openFromList(page);
  const tops = () =>
    Promise.all(
      ['Basis of the solid volume', 'Diameter distribution'].map(async (name) => {
        const box = await page.getByRole('region', { name, exact: true }).boundingBox();
        return Math.round(box?.y ?? Number.NaN);
      }),
    );
  const difference = async () => {
    const [volume, logs] = await tops();
    return (logs ?? Number.NaN) - (volume ?? Number.NaN);
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(difference).toBe(0);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(difference).toBeGreaterThan(0);
});

test('a log tells its diameter and lights its class, by mouse and by keyboard, here and enlarged', async ({
  page,
}) => {
  await openFromList(page);
  const slider = page.getByRole('slider', { name: /^Logs on the image: Nærbillede/ });
  await page.getByRole('button', { name: /^Enlarge: Nærbillede/ }).scrollIntoViewIfNeeded();
  const told = /^Log \d+ of \d+, diameter [\d.]+\scm, volume [\d.]+\sm³, class .+$/;
  await slider.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) await slider.press(key);
  await expect(slider).toHaveAttribute('aria-valuetext', told);
  await slider.press('Enter');
  const text = (await slider.getAttribute('aria-valuetext')) ?? '';
  const name = text.split(', class ').at(-1) ?? '';
  const button = page.getByRole('button', { name, pressed: true });
  await expect(button).toBeVisible();
  // The page shows as many marks as it says.
  const said = page.getByRole('status').filter({ hasText: 'on this image' });
  await expect(said).toHaveText(/: [\d,]+ on this image, [\d,]+ in the stack$/);
  const [, lit = '0', count = '0'] =
    /: ([\d,]+) on this image, ([\d,]+) in/.exec(await said.innerText()) ?? [];
  const circles = () =>
    page
      .getByRole('figure')
      .filter({ has: slider })
      .locator('[data-lit] path')
      .evaluateAll((paths) =>
        paths.reduce((sum, path) => sum + (path.getAttribute('d')?.split('M').length ?? 1) - 1, 0),
      );
  expect(await circles()).toBe(Number(lit));
  const row = page.getByRole('row').filter({ has: button });
  await expect(row.getByRole('cell').first()).toHaveText(new RegExp(`^${count}\\b`));
  await button.click();
  expect(await circles()).toBe(0);

  // The pointer finds the log where its ring was.
  await slider.press('ArrowRight');
  const ring = await page.locator('figure circle').last().boundingBox();
  const next = (await slider.getAttribute('aria-valuetext')) ?? '';
  if (!ring) throw new Error('no ring');
  await slider.blur();
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2);
  await expect(page.getByText(next)).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  const itsClass = next.split(', class ').at(-1) ?? '';
  await expect(page.getByRole('button', { name: itsClass, pressed: true })).toBeVisible();

  await page.getByRole('button', { name: /^Enlarge: Nærbillede/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  const enlarged = dialog.getByRole('slider', { name: /^Logs on the image/ });
  await enlarged.focus();
  await enlarged.press('End');
  await expect(enlarged).toHaveAttribute('aria-valuetext', /^Log (\d+) of \1,/);
  await dialog.getByRole('button', { name: 'Next image' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Front side', pressed: true })).toBeVisible();
  // A preview is shown until the image has loaded.
  await expect(dialog.getByRole('img').last()).toBeVisible();
  await expect(enlarged).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Previous image' }).press('Enter');
  await expect(enlarged).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the next stack of the list is one press away, also on the next page and after a reload', async ({
  page,
}) => {
  const number = await openFromList(page);
  await expect(neighbours(page)).toContainText(/^13 of [\d,]+$/);
  const previous = page.getByRole('link', { name: /^Previous stack/ });
  const next = page.getByRole('link', { name: /^Next stack/ });
  await previous.click();
  await expect(heading(page)).not.toHaveText(`Stack ${number}`);
  await expect(neighbours(page)).toContainText(/^12 of/);
  await next.press('Enter');
  await expect(heading(page)).toHaveText(`Stack ${number}`);
  for (const place of ['12', '11', '10']) {
    await previous.press('Enter');
    await expect(neighbours(page)).toContainText(new RegExp(`^${place} of`));
  }
  await page.reload();
  await expect(neighbours(page)).toContainText(/^10 of/);
  // The position of the stack in the list is known before the stack has loaded again.
  await expect(heading(page)).toHaveText(/^Stack .+/);
  const tenth = (await heading(page).innerText()).replace('Stack ', '');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stacks' })).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('rowheader', { name: tenth })).toBeVisible();
});

test('on a phone the way through the list takes no line of its own, and the bar at the foot can be read', async ({
  page,
}) => {
  await openFromList(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(neighbours(page)).toContainText(/^13 of/);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const [way, title] = [await boxOf(neighbours(page)), await boxOf(heading(page))];
  expect(way.y).toBeLessThan(title.y + title.height);
  expect(title.y).toBeLessThan(way.y + way.height);
  for (const name of ['Navigate', 'Assign', 'Get report']) {
    const word = page.getByText(name, { exact: true });
    await expect(word).toHaveCSS('font-size', '14px');
    expect(await word.evaluate((label) => label.scrollWidth - label.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('a stack whose evidence fails is found from the dashboard, and its page says what fails', async ({
  page,
}) => {
  await land(page, 'lead@nordskov.example');
  const figure = page.getByRole('link', { name: /^In doubt \d/ });
  const [, count = ''] = /In doubt\s*([\d,]+)/.exec(await figure.innerText()) ?? [];
  await figure.click();
  await expect.poll(() => resultCount(page)).toBe(Number(count.replace(',', '')));
  await expect(
    page.getByRole('button', { name: 'Remove filter: Measurement check: not passed or in doubt' }),
  ).toBeVisible();
  await page.getByRole('rowheader').first().getByRole('link').press('Enter');
  const failing = page
    .getByRole('region', { name: 'Measurement check' })
    .getByRole('listitem')
    .filter({ hasText: /^not passed/ })
    .filter({ hasNotText: 'Recommended size' });
  await expect(failing.first()).toBeVisible();
});

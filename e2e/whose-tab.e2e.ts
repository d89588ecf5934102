import type { Locator, Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { bringSession, expect, land, openList, test } from './portal';

const [anna, greta] = ['org@nordskov.example', 'global@stackyard.example'];
const rounds = isNight ? 100 : 8;

async function subjectOf(page: Page): Promise<string> {
  // A new tab has no storage until it has an address.
  await page.waitForURL(/^http/);
  const session = await page.waitForFunction(() => sessionStorage.getItem('stackyard.session'));
  const { token } = JSON.parse((await session.jsonValue()) ?? '{}');
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()).email;
}

/** A click on a page that is busy or behind another tab may have no effect; a person clicks again. */
async function openedBy(link: Locator, how: Parameters<Locator['click']>[0]): Promise<Page> {
  for (;;) {
    const opened = link.page().context().waitForEvent('page', { timeout: 5000 });
    await link.page().bringToFront();
    await link.click(how);
    const tab = await opened.catch(() => undefined);
    if (tab) return tab;
  }
}

const keepBusy = (page: Page) =>
  page.evaluate(() => {
    setInterval(() => {
      const end = performance.now() + 120;
      while (performance.now() < end);
    }, 200);
  });

test('a tab that a link opens is its opener’s, though somebody else is signed in and the opener is busy', async ({
  page,
  context,
}) => {
  test.slow(isNight, 'The night opens two hundred tabs');
  const other = await context.newPage();
  await openList(page, anna, { pageSize: '5' });
  await land(other, greta);
  // The rows are drawn once more when all of them have arrived.
  await expect(other.getByRole('rowheader').nth(20)).toBeVisible();
  const links: [Page, string][] = [
    [page, anna],
    [other, greta],
  ];
  for (let round = 0; round < rounds; round += 1) {
    if (round === rounds / 2) for (const [opener] of links) await keepBusy(opener);
    for (const [opener, subject] of links) {
      const link = opener
        .getByRole('rowheader')
        .getByRole('link')
        .nth(round % 5);
      const how =
        round % 2 === 0 ? ({ button: 'middle' } as const) : { modifiers: ['ControlOrMeta' as const] };
      const tab = await openedBy(link, how);
      expect(await subjectOf(tab), `round ${round}`).toBe(subject);
      await tab.close();
    }
  }
});

test('a tab that nobody opened takes the session of the only person, and with two people asks for sign-in', async ({
  page,
  context,
}) => {
  const landing = await land(page, anna);
  const alone = await context.newPage();
  await alone.goto(landing);
  expect(await subjectOf(alone)).toBe(anna);
  await expect(alone.getByRole('heading', { level: 1 })).toBeVisible();

  await bringSession(alone, greta);
  await alone.goto('/');
  await expect(alone.getByRole('heading', { level: 1 })).toBeVisible();
  // The page of an address waits for the answers of the other tabs before it shows the form.
  const third = await context.newPage();
  await third.goto(landing);
  await expect(third.getByLabel('E-mail')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { isNight } from '../scripts/testing/isNight';
import { bringSession, expect, land, openList, test } from './portal';

const [anna, greta] = ['org@nordskov.example', 'global@stackyard.example'];
const rounds = isNight ? 100 : 8;

/** Whose tab it is, by its session. */
async function subjectOf(page: Page): Promise<string> {
  const session = await page.waitForFunction(() => sessionStorage.getItem('stackyard.session'));
  const { token } = JSON.parse((await session.jsonValue()) ?? '{}');
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()).email;
}

/** As a page that renders is. */
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
  const other = await context.newPage();
  await openList(page, anna, { pageSize: '5' });
  await land(other, greta);
  const links: [Page, string][] = [
    [page, anna],
    [other, greta],
  ];
  for (let round = 0; round < rounds; round += 1) {
    if (round === rounds / 2) for (const [opener] of links) await keepBusy(opener);
    for (const [opener, subject] of links) {
      const isStack = opener === page;
      const link = isStack
        ? opener
            .getByRole('rowheader')
            .getByRole('link')
            .nth(round % 5)
        : opener
            .getByRole('navigation')
            .getByRole('link')
            .nth(round % 2);
      const opened = context.waitForEvent('page');
      await link.click(round % 2 === 0 ? { button: 'middle' } : { modifiers: ['ControlOrMeta'] });
      const tab = await opened;
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

import type { Page } from '@playwright/test';
import { fileOf } from './builtFiles';
import { expect, signIn, test } from './portal';

// A deployment removes the files of tabs that are still open.

const stacksFile = `**${fileOf('src/screens/stacks/StacksScreen.tsx')}`;

const stacksLink = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Stacks', exact: true });

async function watch(page: Page): Promise<{ loads: number; alerts: string[] }> {
  const seen = { loads: 0, alerts: [] as string[] };
  page.on('load', () => {
    seen.loads += 1;
  });
  page.on('console', (message) => {
    if (message.text().startsWith('alert: ')) seen.alerts.push(message.text());
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]'))
        console.error(`alert: ${alert.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

test('a page whose file a deployment has removed is opened after one reload, without a word of failure', async ({
  page,
}) => {
  const seen = await watch(page);
  // The deployment happens during sign-in, while the page already loads in advance. Every later load gets files of
  // the new version.
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(stacksFile, (route) =>
    documents === 1 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await signIn(page, 'org@nordskov.example');
  await stacksLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stacks' })).toBeVisible();
  await expect(page).toHaveURL(/\/stacks\?.*dateType=/);
  await expect(page.getByRole('rowheader').nth(20)).toBeVisible();
  expect(seen).toEqual({ loads: 2, alerts: [] });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a page whose file is nowhere says so in the frame after one reload, and other pages open', async ({
  page,
}) => {
  const seen = await watch(page);
  await page.route(stacksFile, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await signIn(page, 'org@nordskov.example');
  await stacksLink(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(seen.loads).toBe(2);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Preregistrations \d/ })).toBeVisible();
});

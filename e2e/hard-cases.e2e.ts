import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { ownCompany, ownPlace } from './ownCompany';
import { bringSession, expect, openList, openListOf, test } from './portal';
import { callsOf } from './service';

const accept = { name: 'Accept with this reason' };

async function openDoubted(page: Page, request: APIRequestContext) {
  const { department, lead } = await ownCompany(request);
  const field = await callsOf(request, lead);
  const departmentId = department.split('/').at(-1);
  const { cardVersionId } = await field.data('GET', `/ingest/card?departmentId=${departmentId}`);
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const path = `/ingest/stack/${randomUUID()}`;
  const { stackId } = await field.data('PUT', path, {
    ...{ departmentId, cardVersionId, registeredAt: at, changedAt: at, polterId: 'P 99', position: ownPlace },
    values: { treeSpecies: 'fi', assortment: 'sawlog', areaNumber: 'A 12' },
  });
  const measure = (backArea: number, over: object = {}) =>
    field.data('PUT', `${path}/measurement`, {
      ...{ departmentId, cardVersionId, measuredAt: at, fullMeasurement: true, volume: 20, logCount: 40 },
      values: { assortmentLength: 4.2, frontArea: 10, backArea },
      ...over,
    });
  await measure(20);
  await bringSession(page, lead);
  await page.goto(`${department}/stack/${stackId}`);
  const doubts = page.getByRole('region', { name: 'In doubt' });
  await expect(doubts.getByText(/^Front .*back .*: the difference is/)).toBeVisible();
  return { department, doubts, measure };
}

test('an acceptance is told and not kept when a new measurement has come in meanwhile', async ({
  page,
  request,
}) => {
  const { doubts, measure } = await openDoubted(page, request);
  await doubts.getByRole('textbox').fill('Seen on site');
  await measure(25, { reason: 'The back was too small' });
  await doubts.getByRole('button', accept).click();
  await expect(doubts.getByRole('alert')).toContainText('measurement');
  await expect(doubts.getByRole('textbox')).toHaveValue('Seen on site');
  // The page shows the new doubts, and none of them is accepted.
  await expect(doubts.getByText(/back 25\.000/)).toBeVisible();
  await page.reload();
  await expect(doubts.getByRole('button', accept)).toBeVisible();
  await expect(doubts.getByText(/^Accepted by/)).toHaveCount(0);
});

test('a side whose image is missing says so, and the check that compares the sides still ends', async ({
  page,
  request,
}) => {
  const { doubts } = await openDoubted(page, request);
  await expect(doubts.getByText('Front side: no image')).toBeVisible();
  await expect(doubts.getByText('Back side: no image')).toBeVisible();
  await doubts.getByRole('textbox').fill('Seen on site');
  await doubts.getByRole('button', accept).click();
  await expect(doubts.getByText(/^Accepted by Lis Lund on .*“Seen on site”$/)).toBeVisible();
});

test('an image that is missing on one side is said beside the other one', async ({ page }) => {
  await page.route(/BackImage/, (route) =>
    route.fulfill({ status: 404, json: { data: null, errorMessage: 'There is no such image.' } }),
  );
  await openList(page, 'org@nordskov.example', { dateType: 'Measured', evidenceFailed: 'true' });
  const row = page.getByRole('row').filter({ hasText: /\d% front\/back/ });
  await row.first().getByRole('rowheader').getByRole('link').press('Enter');
  const doubts = page.getByRole('region', { name: 'In doubt' });
  await expect(doubts.getByRole('img', { name: /^Front side/ })).toBeVisible();
  await expect(doubts.getByText('Back side: no image')).toBeVisible();
  await expect(doubts.getByRole('button', accept)).toBeEnabled();
});

test('a check that cannot be judged says what is missing, and nothing of it is to be accepted', async ({
  page,
  request,
}) => {
  const { doubts, measure } = await openDoubted(page, request);
  await measure(20, { reason: 'No front', values: { assortmentLength: 4.2, backArea: 20 } });
  await page.reload();
  const checks = page.getByRole('region', { name: 'Measurement check' });
  await checks.getByText(/Not known: .*Front and back areas agree/).click();
  await expect(checks.getByText(/^The areas cannot be compared/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^4 of 7 checks passed/ })).toBeVisible();
  await expect(doubts).toHaveCount(0);
});

test('calls of five seconds are waited for, and a second press assigns nothing twice', async ({
  page,
  request,
}) => {
  const { department, lead } = await ownCompany(request);
  await bringSession(page, lead);
  const assigned: string[] = [];
  await page.route('**/api/v1/**', async (route) => {
    if (/assign/.test(route.request().url())) assigned.push(route.request().method());
    const answer = await route.fetch();
    await page.waitForTimeout(5_000);
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await openListOf(page, department, { states: 'Measured' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Assign to sawmill' }).click();
  const dialog = page.getByRole('dialog', { name: /^Assign/ });
  const button = dialog.getByRole('button', { name: 'Assign', exact: true });
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await button.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^12 stacks/).first()).toBeVisible();
  expect(assigned).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type InstalledService, installedService } from './installedService';
import { publishCard } from './newCompany';
import { differentDots, openReport, print, textOf } from './pdf';
import { enter, expect, test } from './portal';
import { type Calls, callsOf } from './service';
import {
  admin,
  cardOf,
  type FieldStack,
  secret,
  surveyor,
  type WorkingCompany,
  workingCompany,
} from './workingCompany';

// What comes after a company's first day, on the program as it is installed.

test.describe.configure({ mode: 'serial' });

const port = `${Number(process.env.E2E_PORT ?? '8188') + 2}`;
const baseURL = `http://127.0.0.1:${port}`;

test.use({ baseURL });

let service: InstalledService;
let company: WorkingCompany;

test.beforeAll(async ({ request }) => {
  service = await installedService(port);
  await service.start();
  company = await workingCompany(request, service);
});

test.afterAll(async () => {
  expect(await service.end()).toBe(0);
  service.remove();
});

/** A stack of the company at a place from 0. */
function stackAt(place: number): FieldStack {
  const found = company.stacks[place];
  if (!found) throw new Error(`There is no stack ${place}`);
  return found;
}

/** What a field app reads of a stack, once its photographs can be shown. */
async function shownStack(field: Calls, { key }: Pick<FieldStack, 'key'>) {
  const read = (): Promise<{ stackId: string; stackNumber: string; files: { state: string }[] }> =>
    field.data('GET', `/ingest/stack/${key}`);
  await expect.poll(async () => (await read()).files.every(({ state }) => state === 'Shown')).toBe(true);
  return read();
}

async function openStack(page: Page, { stackId, stackNumber }: { stackId: string; stackNumber: string }) {
  await page.goto(`${company.department}/stack/${stackId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Stack ${stackNumber}` })).toBeVisible();
}

async function printed(page: Page, calls: Calls, stackId: string) {
  await openReport(page, calls, stackId);
  const pdf = await print(page);
  return { pdf, text: (await textOf(pdf)).join(' ').replace(/\s+/g, ' ') };
}

/** The line of a report that says when it was printed: the time is another one each time. */
const printTime = /^Udskrevet/;

test('the next version of the card names a species otherwise: new stacks show that, old reports are the same to the dot', async ({
  page,
  request,
}) => {
  const [former, next] = ['Rødgran', 'Rødgran, kalamitet'];
  const calls = await callsOf(request, admin, secret);
  const field = await callsOf(request, surveyor, secret);
  const old = await shownStack(field, stackAt(0));
  await enter(page, baseURL, admin, secret);
  const before = await printed(page, calls, old.stackId);
  expect(before.text).toContain(former);

  const file = path.join(service.folder, 'next.json');
  writeFileSync(file, readFileSync(company.card, 'utf8').replace(`"${former}"`, `"${next}"`));
  await page.goto('/measurement-cards');
  await publishCard(page, file, 2);

  const { cardVersionId } = await cardOf(field, company.departmentId);
  const { registration, measurement } = stackAt(0);
  const key = randomUUID();
  await field.data('PUT', `/ingest/stack/${key}`, { ...registration, cardVersionId });
  await field.data('PUT', `/ingest/stack/${key}/measurement`, { ...measurement, cardVersionId });
  const fresh = await shownStack(field, { key });
  await openStack(page, fresh);
  await expect(page.getByRole('definition').filter({ hasText: former }).first()).toHaveText(next);
  expect((await printed(page, calls, fresh.stackId)).text).toContain(next);

  const after = await printed(page, calls, old.stackId);
  expect(await differentDots(before.pdf, after.pdf, printTime)).toBe(0);
});

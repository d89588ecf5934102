import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { csvRows, downloadedCsv } from '../csv';
import { differentDots, openReport, print, textOf } from '../pdf';
import { bringSession, expect, openListOf } from '../portal';
import { type Calls, callsOf } from '../service';
import { installedService, test } from './installedService';
import { publishCard } from './newCompany';
import {
  addAdmin,
  admin,
  cardOf,
  type FieldStack,
  secret,
  surveyor,
  type WorkingCompany,
  workingCompany,
} from './workingCompany';

// The walk covers the time after a company's first day on the installed program.

test.describe.configure({ mode: 'serial' });

let company: WorkingCompany;

test.beforeAll(async ({ request, service }) => {
  company = await workingCompany(request, service);
});

function stackAt(place: number): FieldStack {
  const found = company.stacks[place];
  if (!found) throw new Error(`There is no stack ${place}`);
  return found;
}

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

const printTime = /^Udskrevet/;

test('the next version of the card names a species otherwise: new stacks show that, old reports are the same to the dot', async ({
  page,
  request,
  service,
}) => {
  const [former, next] = ['Rødgran', 'Rødgran, kalamitet'];
  const calls = await callsOf(request, admin, secret);
  const field = await callsOf(request, surveyor, secret);
  const old = await shownStack(field, stackAt(0));
  await bringSession(page, admin, secret);
  const before = await printed(page, calls, old.stackId);
  expect(before.text).toContain(former);

  const file = path.join(service.folder, 'next.json');
  writeFileSync(file, readFileSync(company.card, 'utf8').replace(`"${former}"`, `"${next}"`));
  await page.goto('/measurement-cards');
  await publishCard(page, file, 2);
  await page.getByRole('link', { name: 'Measurement report: full measurement' }).click();
  await expect(page.getByRole('article')).toContainText(next);
  for (const paper of await textOf(await print(page))) expect(paper).toContain('Ingen stak er opmålt');
  await page.getByRole('link', { name: 'Nordre Skov, version 2' }).click();
  await expect(page.getByRole('heading', { name: 'Nordre Skov, version 2', level: 1 })).toBeVisible();

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

test('a corrected volume stands on every page, and stack and history say who corrected it, when, why and from what', async ({
  page,
  request,
}) => {
  const reason = 'A row of logs had been left out';
  const calls = await callsOf(request, admin, secret);
  const field = await callsOf(request, surveyor, secret);
  const { key, measurement } = stackAt(3);
  const stack = await shownStack(field, { key });
  const [before, after] = [measurement.volume, Number((measurement.volume + 1.5).toFixed(3))];
  const filters = { departmentIds: [company.departmentId], dateType: 'Measured', pageSize: 100 };
  const listed: { volume: number }[] = (await calls.data('PUT', '/stack/list', filters)).data;
  await field.data('PUT', `/ingest/stack/${key}/measurement`, { ...measurement, volume: after, reason });
  const total = inThousandths(listed.reduce((sum, { volume }) => sum + volume, after - before));

  await bringSession(page, admin, secret);
  await openList(page);
  const row = page.getByRole('row', { name: new RegExp(`\\b${stack.stackNumber}\\b`) });
  await expect(row.getByRole('cell', { name: inThousandths(after), exact: true })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'm³' }).first().click();
  await expect(page.getByRole('table', { name: 'Solid volume by tree species' })).toContainText(
    `Total${total}`,
  );
  const [head = [], ...rows] = csvRows(await downloadedCsv(page));
  const volumes = rows.find((cells) => cells.includes(stack.stackNumber));
  const column = head.findIndex((cell) => cell.startsWith('Solid volume (m³'));
  expect(Number(volumes?.[column])).toBe(after);

  const day = new URLSearchParams({ from: company.measuredOn, to: company.measuredOn });
  await page.goto(`${company.organization}/dashboard?${day}`);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: /^Stacks and measured solid volume by/ })).toContainText(
    total,
  );

  await openStack(page, stack);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: inThousandths(after) })
      .first(),
  ).toBeVisible();
  const corrections = page.getByRole('region', { name: 'Corrections' });
  const { measurements } = await calls.data('GET', `/stack/${stack.stackId}`);
  const time = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Copenhagen' } as const;
  const received = new Date(measurements[0].receivedDateTime).toLocaleString('en-GB', time);
  for (const text of [
    `Solid volume: ${inThousandths(before)} m³ before, ${inThousandths(after)} m³ after`,
    `${received}, Vera Vermesser`,
    reason,
  ])
    await expect(corrections).toContainText(text);

  await page.getByRole('main').getByRole('link', { name: 'History' }).click();
  const entry = page.getByRole('row', { name: /Measurement received/ });
  const [receivedOn = '', receivedAt = ''] = received.split(', ');
  await expect(page.getByRole('heading', { level: 2, name: receivedOn })).toBeVisible();
  for (const text of ['Vera Vermesser', receivedAt, `Solid volume (m³): ${before} › ${after}`, reason])
    await expect(entry).toContainText(text);

  const { text } = await printed(page, calls, stack.stackId);
  expect(text).toContain(inDanish(after));
  expect(text).not.toContain(inDanish(before));
});

const inThousandths = (volume: number) =>
  volume.toLocaleString('en-GB', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const inDanish = (volume: number) => volume.toLocaleString('da-DK', { minimumFractionDigits: 3 });

async function openList(page: Page): Promise<void> {
  await openListOf(page, `${company.organization}/department/all`, {
    orderBy: 'Volume',
    orderDirection: 'Ascending',
  });
}

function writeOneStack(within: string, { key, ...messages }: FieldStack): { folder: string; key: string } {
  const folder = path.join(within, 'of a program');
  const own = { folder, key: randomUUID() };
  const place = path.join(folder, own.key);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'stack.json'), JSON.stringify(messages));
  copyFileSync(path.join(company.folder, key, 'FrontImage.jpg'), path.join(place, 'FrontImage.jpg'));
  return own;
}

test('a program sends stacks with a key of the portal, until the key is revoked there', async ({
  page,
  service,
}) => {
  const program = 'Harvester 3';
  await bringSession(page, admin, secret);
  await page.goto(`${company.organization}?tab=7`);
  await page.getByRole('button', { name: 'Create API key' }).click();
  const form = page.getByRole('dialog', { name: 'Create API key' });
  await form.getByLabel('Name of the program').fill(program);
  await form.getByRole('radio', { name: 'Send pre-registrations and measurements' }).check();
  await form.getByRole('button', { name: 'Create API key' }).click();
  const shown = page.getByRole('dialog', { name: `API key for ${program}` });
  const key = await shown.getByLabel('Key', { exact: true }).inputValue();
  await shown.getByRole('button', { name: 'Close' }).last().click();
  await shown.getByRole('button', { name: 'Close without copying' }).click();
  const row = page.getByRole('row', { name: program });
  await expect(row).toContainText('Never');
  await page.reload();
  await expect(row).toContainText('Never');
  expect(await page.content()).not.toContain(key);

  const sent = writeOneStack(service.folder, stackAt(1));
  const { stdout } = await service.send(sent.folder, { key });
  expect(stdout).toContain('messages: 2 sent, 0 already there, 0 refused\nphotographs: 1 sent,');
  await page.reload();
  await expect(row).toContainText(/\d\d:\d\d.*\d\d:\d\d/);
  await page.goto(`${company.organization}?tab=7`);
  await page.getByRole('button', { name: `Actions for ${program}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await expect(service.send(sent.folder, { key })).rejects.toMatchObject({
    code: 1,
    stderr:
      'The service does not take anything from this sender: This API key is not known, or has been revoked. Ask an administrator of your organisation for another one.\n',
  });
});

async function companyOn(page: Page, request: APIRequestContext, stackId: string) {
  const calls = await callsOf(request, admin, secret);
  const { departmentId, measurementCardId, organization } = company;
  const filters = { departmentIds: [departmentId], dateType: 'LastChanged' };
  const list: { data: { stackId: string }[] } = await calls.data('PUT', '/stack/list', filters);
  const kinds = ['FrontImage', 'BackImage', 'CloseupImage'];
  const files = [
    calls.file('PUT', '/stack/download-accumulated-csv-from-filter', { ...filters, measurementCardId }),
    ...kinds.map((kind) => calls.file('GET', `/stack/${stackId}/file/${kind}`)),
  ];
  return {
    list,
    totals: await calls.data('PUT', '/stack/totals', filters),
    details: await Promise.all(list.data.map((row) => calls.data('GET', `/stack/${row.stackId}`))),
    files: (await Promise.all(files)).map((file) => file.toString('base64')),
    organization: await calls.data('GET', organization),
    report: (await printed(page, calls, stackId)).pdf,
  };
}

test('exported and imported by command, the company is the same on another service', async ({
  page,
  request,
  service,
}) => {
  const field = await callsOf(request, surveyor, secret);
  for (const sent of company.stacks) await shownStack(field, sent);
  const { stackId } = await shownStack(field, stackAt(0));
  const { report: formerReport, ...former } = await companyOn(page, request, stackId);
  expect(former.list.data.length).toBeGreaterThanOrEqual(company.stacks.length);
  expect(await service.end()).toBe(0);
  const zip = path.join(service.folder, 'skov.zip');
  await service.command('export', 'Skov & Søn', zip);

  const other = installedService(service.port());
  try {
    await other.start();
    await addAdmin(request, other);
    expect(await other.end()).toBe(0);
    expect(await other.command('import', zip)).toMatch(/^Imported Skov & Søn /);
    await other.start();
    const { report, ...present } = await companyOn(page, request, stackId);
    expect(present).toEqual(former);
    expect(await differentDots(formerReport, report, printTime)).toBe(0);
  } finally {
    expect(await other.end()).toBe(0);
    other.remove();
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { isNight } from '../../scripts/testing/isNight';
import { csvRows, downloadedCsv } from '../csv';
import { mailedLink } from '../outbox';
import { openReport, print, textOf } from '../pdf';
import { expect, openListOf, resultCount, stackNumbers, submitSignIn } from '../portal';
import { callsOf } from '../service';
import { type InstalledService, runSource, test } from './installedService';
import { choosePassword, furnish, publishCard, writeCard } from './newCompany';

// The walk covers a company's first day on the installed program: compiled, with an empty folder of its own.

test.describe.configure({ mode: 'serial' });

const secret = 'Skoven-2026!';
const admin = 'ida@skov.example';
const count = isNight ? 200 : 24;
const surveyor = 'vera@skov.example';

test('an empty service gets its first admin by command, and its first organisation by the admin', async ({
  page,
  service,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('This is a demo')).toBeHidden();

  const [, link = ''] = (await service.command('admin', 'create', admin)).split('\n');
  await choosePassword(page, link, secret);
  await page.getByRole('link', { name: 'Log in to the admin portal' }).click();
  await submitSignIn(page, admin, secret);
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(page.getByRole('heading', { name: 'There are no organisations yet.' })).toBeVisible();
  await expect(nextStep(page)).toHaveText(
    'Use a ready-made measurement card or import your own, and publish it.',
  );

  await page.getByRole('button', { name: 'Create organization' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('textbox', { name: 'Name', exact: true }).fill('Skov & Søn');
  const next = wizard.getByRole('button', { name: 'Create and continue' });
  await next.click();
  await expect(wizard.getByText('Step 2 of 4: Contract information')).toBeVisible();
  await next.click();
  await expect(wizard.getByText('Step 3 of 4: Contact person')).toBeVisible();
  await next.click();
  await expect(wizard.getByText(/^There are no measurement cards yet/)).toBeVisible();
  await wizard.getByRole('button', { name: 'Close' }).last().click();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('row', { name: 'Skov & Søn' })).toBeVisible();
  await expect(nextStep(page)).toHaveText(
    'Use a ready-made measurement card or import your own, and publish it.',
  );

  await page.goto('/global-admins');
  await expect(page.getByRole('cell', { name: admin })).toBeVisible();
  expect(await service.command('admin', 'list')).toBe(`${admin}  ida\n`);
});

function nextStep(page: Page) {
  return page.getByRole('list', { name: 'First steps' }).locator('[aria-current="step"] > p');
}

interface Figures {
  volume: number;
  logCount: number;
  areaNumber: string;
}

function figuresIn(stacks: string): Figures[] {
  return readdirSync(stacks)
    .sort()
    .map((key) => {
      const text = readFileSync(path.join(stacks, key, 'stack.json'), 'utf8');
      const { registration, measurement } = JSON.parse(text);
      const { volume, logCount } = measurement;
      return { volume, logCount, areaNumber: registration.values.areaNumber };
    });
}

const litres = (volumes: readonly number[]) =>
  volumes.reduce((sum, volume) => sum + Math.round(volume * 1000), 0);

const inText = (figures: readonly Figures[]) =>
  figures.map(({ volume, logCount, areaNumber }) => `${volume.toFixed(3)} ${logCount} ${areaNumber}`).sort();

const sender = { email: surveyor, secret };

function sentIn(output: string, what: 'messages' | 'photographs'): number {
  return Number(new RegExp(`^${what}: (\\d+) sent, \\d+ already there, 0 refused$`, 'm').exec(output)?.[1]);
}

async function sendAndKill(service: InstalledService, stacks: string): Promise<void> {
  const killed = service.send(stacks, sender);
  killed.child.stdout?.on('data', (data) => {
    if (String(data).includes(`of ${3 * count} photographs`)) killed.child.kill('SIGKILL');
  });
  await expect(killed).rejects.toThrow();
}

test(`its surveyor sends ${count} stacks with ${3 * count} photographs, which every page shows to the digit, also after a restart`, async ({
  page,
  browser,
  request,
  service,
  baseURL,
}) => {
  test.slow();
  await page.goto('/');
  await submitSignIn(page, admin, secret);
  await expect(page).toHaveURL(/\/organizations$/);
  await page.getByRole('link', { name: 'Go to the measurement cards' }).click();
  await expect(page.getByRole('heading', { name: 'There are no measurement cards yet.' })).toBeVisible();
  await publishCard(page, writeCard(service.folder), 1);
  const { organization, department } = await furnish(page, surveyor);
  await page.goto('/organizations');
  await expect(nextStep(page)).toHaveText('Invite its first administrator.');
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  await choosePassword(await other.newPage(), await mailedLink(surveyor, service.dataDir), secret);
  await other.close();

  // A field app reads and sends this.
  const field = await callsOf(request, surveyor, secret);
  const departmentId = department.split('/').at(-1) ?? '';
  const { cardVersionId } = await field.data('GET', `/ingest/card?departmentId=${departmentId}`);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const stacks = path.join(service.folder, 'stacks');
  const plan = { departmentId, cardVersionId, stacks: count, isNumbered: false, measuredOn: yesterday };
  runSource('server/testing/writeStackFolder.ts', stacks, JSON.stringify(plan));
  const expected = figuresIn(stacks);
  expect(expected).toHaveLength(count);
  const send = async () => (await service.send(stacks, sender)).stdout;
  await sendAndKill(service, stacks);
  const outputs = await Promise.all([1, 2, 3, 4].map(send));
  expect(outputs.map((output) => sentIn(output, 'messages'))).toEqual([0, 0, 0, 0]);
  const later = outputs.reduce((sum, output) => sum + sentIn(output, 'photographs'), 0);
  expect(later).toBeGreaterThan(0);
  expect(later).toBeLessThan(3 * count);
  const nothingNew = `messages: 0 sent, ${2 * count} already there, 0 refused\nphotographs: 0 sent, ${3 * count} already there, 0 refused`;

  const volume = litres(expected.map((one) => one.volume));
  const total = (volume / 1000).toLocaleString('en-GB', { minimumFractionDigits: 3 });
  const everywhere = `${organization}/department/all`;
  const expectListed = async () => {
    await openListOf(page, everywhere);
    expect(await resultCount(page)).toBe(count);
    await page.locator('summary').filter({ hasText: 'm³' }).first().click();
    await expect(page.getByRole('table', { name: 'Solid volume by tree species' })).toContainText(
      `Total${total}`,
    );
  };
  await page.goto('/organizations');
  await expect(page.getByRole('row', { name: 'Skov & Søn' })).toBeVisible();
  await expect(nextStep(page)).toBeHidden();
  await expectListed();
  const list = page.url();
  const csv = await downloadedCsv(page);
  const [head = [], ...rows] = csvRows(csv);
  const column = (name: RegExp) => head.findIndex((cell) => name.test(cell));
  const [solid, logs, area] = [/^Solid volume \(m³/, /^Antal stokke/, /^Area number/].map(column);
  const shown = rows.map((row) => ({
    volume: Number(row[solid ?? -1]),
    logCount: Number(row[logs ?? -1]),
    areaNumber: row[area ?? -1] ?? '',
  }));
  expect(inText(shown)).toEqual(inText(expected));

  await openListOf(page, everywhere, { showMap: 'true' });
  const map = page.getByRole('region', { name: 'Map of the stacks' });
  const clusters = map.getByRole('button', { name: /^Cluster of/ });
  await expect
    .poll(async () => {
      const names = await clusters.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
      const counts = names.map((name) => Number(/\d+/.exec(name)?.[0]));
      return counts.reduce(
        (sum, count) => sum + count,
        await map.getByRole('button', { name: /^Stack / }).count(),
      );
    })
    .toBe(count);

  await page.goto(`${organization}/dashboard?${new URLSearchParams({ from: yesterday, to: yesterday })}`);
  const card = (figure: string) =>
    page.getByRole('list', { name: 'Number of stacks' }).getByRole('link', { name: figure });
  await expect(card('Full measurements')).toContainText(`${(count * 3) / 4}`);
  await expect(card('Piece counts')).toContainText(`${count / 4}`);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: /^Stacks and measured solid volume by/ })).toContainText(
    total,
  );

  // One stack agrees in its detail with photographs, report and archive.
  const [key = ''] = readdirSync(stacks).sort();
  const files = async (): Promise<{ state: string }[]> =>
    (await field.data('GET', `/ingest/stack/${key}`)).files;
  await expect
    .poll(async () => (await files()).map(({ state }) => state), { timeout: 180_000 })
    .toEqual(['Shown', 'Shown', 'Shown']);
  const { stackId, stackNumber } = await field.data('GET', `/ingest/stack/${key}`);
  const [one] = expected;
  const ownVolume = one?.volume.toFixed(3) ?? '';
  await page.goto(`${department}/stack/${stackId}`);
  await expect(page.getByRole('heading', { level: 1, name: `Stack ${stackNumber}` })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: ownVolume }).first()).toBeVisible();
  for (const name of ['Forside', 'Bagside', 'Nærbillede']) {
    await page.getByRole('button', { name: new RegExp(`^Enlarge: ${name}, stack`) }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: new RegExp(name) }).last()).toBeVisible();
  }
  const calls = await callsOf(request, admin, secret);
  await openReport(page, calls, stackId);
  expect((await textOf(await print(page))).join(' ')).toContain(ownVolume.replace('.', ','));

  // The service renders photographs in the order of their arrival, and the lowest numbers came first.
  await page.goto(`${list}&orderBy=StackNumber&orderDirection=Ascending`);
  await expect(page.getByRole('columnheader', { name: 'Stack number' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const boxes = page.getByRole('checkbox', { name: /^Select stack/, disabled: false });
  for (const place of [0, 1]) await boxes.nth(place).check();
  const numbers = (await stackNumbers(page)).slice(0, 2);
  const links = page.getByRole('rowheader').getByRole('link');
  const addresses = await links.evaluateAll((all) =>
    all.slice(0, 2).map((link) => link.getAttribute('href')),
  );
  const pictures = addresses.flatMap((address) => {
    const id = /stack\/([^/?]+)/.exec(address ?? '')?.[1];
    return ['FrontImage', 'BackImage', 'CloseupImage'].map((kind) => `/stack/${id}/file/${kind}`);
  });
  await expect
    .poll(() => Promise.all(pictures.map((picture) => calls.status('GET', picture))), { timeout: 300_000 })
    .toEqual(pictures.map(() => 200));
  const archive = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Download reports' })
    .click();
  const zip = unzipSync(await readFile(await (await archive).path()));
  expect(Object.keys(zip)).toEqual(
    numbers.flatMap((number) =>
      ['report.pdf', 'values.csv', 'front.jpg', 'back.jpg', 'close-up.jpg'].map(
        (name) => `${number}/${number} ${name}`,
      ),
    ),
  );

  expect(await service.end()).toBe(0);
  await service.start();
  await expectListed();
  expect(await downloadedCsv(page)).toBe(csv);
  expect(await send()).toContain(nothingNew);
});

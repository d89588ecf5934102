import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { isNight } from '../scripts/testing/isNight';
import { pages } from '../src/app/pages';
import { departmentTabs, organizationTabs, patterns } from '../src/navigation/paths';
import { expect, signIn, signOut, test, texts } from './portal';
import { lacking } from './scenes/answers';
import { findPlaces } from './scenes/places';
import { type Account, accounts } from './scenes/scene';

// The service of these tests has the calls of the specification and no others.

const operation = z.object({ 'x-feature': z.string().optional() });
const document = z
  .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
  .parse(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));

const additions = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { 'x-feature': feature }]) =>
    feature === undefined
      ? []
      : [new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)],
  ),
);

const ownInfo = Object.values(lacking());

async function takeAdditions(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname.replace('/api/v1', '')}`;
    if (additions.some((pattern) => pattern.test(call))) {
      asked.push(call);
      return route.fulfill({ status: 404, json: { data: null, errorMessage: 'There is no such call.' } });
    }
    if (call !== 'GET /user-info' && call !== 'POST /auth/login') return route.continue();
    const response = await route.fetch();
    const answer: unknown = await response.json();
    return route.fulfill({ response, json: ownInfo.reduce((data, change) => change(data), answer) });
  });
  return asked;
}

const partsOf = new Map<string, readonly string[]>([
  [patterns.organization, organizationTabs],
  [patterns.department, departmentTabs],
]);

/**
 * Returns the calls for which a page waits. Playwright may never report an idle network when calls are
 * routed.
 */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('framenavigated', () => calls.clear());
  page.on('request', (request) => request.url().includes('/api/v1/') && calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

const addresses = pages
  .filter(({ within }) => within !== 'nothing')
  .flatMap(({ patterns: own, feature }) =>
    own.flatMap((pattern) =>
      (partsOf.get(pattern) ?? ['']).map((_, part) => ({
        pattern,
        feature,
        query: part > 0 ? `?tab=${part}` : '',
      })),
    ),
  );

const t = texts('en');

async function failuresOn(page: Page): Promise<string[]> {
  const said = page.getByRole('alert').or(page.getByRole('button', { name: t('ui.retry') }));
  const shown = await said.filter({ visible: true }).allInnerTexts();
  return shown.filter((text) => text.trim() !== '');
}

const visitors: readonly Account[] = isNight
  ? ['global', 'organization', 'department', 'sawmill']
  : ['global'];

for (const role of visitors)
  test(`a service with the specified calls alone: every page of ${accounts[role]}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const places = await findPlaces(baseURL ?? '');
    const asked = await takeAdditions(page);
    const underWay = callsUnderWay(page);
    await signIn(page, accounts[role]);
    const failures: string[] = [];
    for (const { pattern, feature, query } of addresses) {
      const address = pattern.replaceAll(/:(\w+)/g, (_, name) => places[name] ?? name) + query;
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading.first()).toBeVisible();
      await expect.poll(() => underWay.size).toBe(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const isOpen = new URL(page.url()).pathname !== patterns.notAuthorized;
      if (feature !== undefined && isOpen) await expect(heading.first()).toHaveText(t('not_found.title'));
      failures.push(...(await failuresOn(page)).map((text) => `${address}: ${text}`));
    }
    await page.goto('/');
    await signOut(page);
    expect(failures).toEqual([]);
    expect(asked).toEqual([]);
  });

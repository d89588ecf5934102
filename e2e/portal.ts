import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';

export const password = 'Timber-2026!';

export function violationsOf(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('weberror', (error) => violations.push(String(error.error())));
  context.on('console', (message) => {
    if (/content.security.policy|missing message/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = violationsOf(context);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

type Language = 'en' | 'da' | 'de' | 'pl';

export function texts(language: Language): (id: string) => string {
  const catalogue: Record<string, string> = JSON.parse(readFileSync(`translations/${language}.json`, 'utf8'));
  return (id) => catalogue[id] ?? id;
}

export async function signIn(page: Page, username: string, language: Language = 'en'): Promise<void> {
  await page.goto('/');
  await submitSignIn(page, username, password, language);
  const menu = { name: texts(language)('shell.person_menu'), exact: true };
  await expect(page.getByRole('button', menu)).toBeVisible();
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

const loginAnswer = z.object({ data: z.object({ token: z.string(), refreshToken: z.string() }) });

export async function signInByCall(baseUrl: string, username: string, secret = password): Promise<Tokens> {
  const response = await fetch(`${baseUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  });
  return loginAnswer.parse(await response.json()).data;
}

export async function bringSession(page: Page, username: string, secret = password): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { username, password: secret } });
  const { data } = loginAnswer.parse(await answer.json());
  // A file of the portal shares its storage.
  await page.goto('/logo.svg');
  await page.evaluate(
    (tokens) =>
      sessionStorage.setItem('stackyard.session', JSON.stringify({ ...tokens, receivedAt: Date.now() })),
    data,
  );
}

const landings = new Map<string, string>();

/**
 * Signs the page in without its form, for tests of other pages. Returns the path of the person's landing
 * page. Only the first sign-in of an account opens that page.
 */
export async function enter(page: Page, username: string): Promise<string> {
  await bringSession(page, username);
  const known = landings.get(username);
  if (known !== undefined) return known;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/$/);
  const { pathname } = new URL(page.url());
  landings.set(username, pathname);
  return pathname;
}

export async function land(page: Page, username: string): Promise<string> {
  const landing = await enter(page, username);
  if (new URL(page.url()).pathname !== landing) await page.goto(landing);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return landing;
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
}

export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

export async function submitSignIn(
  page: Page,
  username: string,
  secret: string,
  language: Language = 'en',
): Promise<void> {
  const t = texts(language);
  await page.getByLabel(t('login.email')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(secret);
  await page.getByRole('button', { name: t('login.submit') }).click();
}

export const numberOf = async (link: Locator): Promise<string> => (await link.innerText()).trim();

export const stackLink = (scope: Page | Locator, number: string): Locator =>
  scope.getByRole('link', { name: new RegExp(`^${number}(?: |$)`) });

export async function stackNumbers(page: Page): Promise<string[]> {
  const shown = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
  return shown.map((text) => text.trim());
}

export async function resultCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^showing [\d,]+ results?/)
    .first()
    .textContent();
  return Number((text ?? '').replace(/\D+(?=\d)|\D+$/g, '').replace(/\D.*/, ''));
}

export async function openStacks(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Stacks', exact: true }).click();
  await expect(page).toHaveURL(/\/stacks\?.*dateType=/);
}

/**
 * Opens the stack list of a department, or of all departments of an organisation, with all its stacks;
 * further query parameters filter it. The map is off by default, because it is the slowest part to draw.
 */
export async function openListOf(page: Page, department: string, parameters: Parameters = {}): Promise<void> {
  const query = { dateType: 'LastChanged', from: '', to: '', showMap: 'false', ...parameters };
  await page.goto(`${department}/stacks?${new URLSearchParams(query)}`);
  await expect(page.getByText(/^showing/).first()).toBeVisible();
}

type Parameters = Readonly<Record<string, string>>;

export const positioned: Parameters = { near: '56.5,9.5', radiusKm: '1000' };

export async function openList(page: Page, username: string, parameters?: Parameters): Promise<void> {
  const place = (await enter(page, username)).replace('/dashboard', '');
  await openListOf(page, place.includes('/department/') ? place : `${place}/department/all`, parameters);
}

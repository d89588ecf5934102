import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';

export const password = 'Timber-2026!';

/** What the pages of a context break of their content security policy, throw, or lack a text for, as it comes. */
export function violationsOf(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('weberror', (error) => violations.push(String(error.error())));
  context.on('console', (message) => {
    if (/content.security.policy|missing message/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** The test fails if one of its pages breaks a rule. */
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

/** The portal's texts in a language, by message id. */
export function texts(language: Language): (id: string) => string {
  const catalogue: Record<string, string> = JSON.parse(readFileSync(`translations/${language}.json`, 'utf8'));
  return (id) => catalogue[id] ?? id;
}

/** Signs in on the login page as a person would. */
export async function signIn(page: Page, username: string, language: Language = 'en'): Promise<void> {
  await page.goto('/');
  await submitSignIn(page, username, password, language);
  const menu = { name: texts(language)('shell.person_menu'), exact: true };
  await expect(page.getByRole('button', menu)).toBeVisible();
}

/** Unfolds the record of a stack's page. */
export async function openRecord(page: Page, language: Language = 'en'): Promise<void> {
  const name = texts(language)('stack.record');
  const record = page.locator('details', { has: page.getByRole('heading', { level: 2, name }) });
  await record.locator('summary').first().click();
}

export interface Tokens {
  token: string;
  refreshToken: string;
}

const loginAnswer = z.object({ data: z.object({ token: z.string(), refreshToken: z.string() }) });

/** Signs in by the service's call, without the portal. */
export async function signInByCall(baseUrl: string, username: string, secret = password): Promise<Tokens> {
  const response = await fetch(`${baseUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: secret }),
  });
  return loginAnswer.parse(await response.json()).data;
}

const landings = new Map<string, string>();

/**
 * Signs the page in without its form, for tests of other pages. Returns the path of the person's landing page; the
 * page is still blank unless this is the first sign-in of the account here.
 */
export async function enter(
  page: Page,
  baseUrl: string | undefined,
  username: string,
  secret = password,
): Promise<string> {
  if (baseUrl === undefined) throw new Error('No address to sign in at');
  await page.addInitScript(
    (tokens) => {
      if (sessionStorage.getItem('stackyard.session')) return;
      sessionStorage.setItem('stackyard.session', JSON.stringify({ ...tokens, receivedAt: Date.now() }));
    },
    await signInByCall(baseUrl, username, secret),
  );
  const known = landings.get(username);
  if (known !== undefined) return known;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/$/);
  const { pathname } = new URL(page.url());
  landings.set(username, pathname);
  return pathname;
}

/** Signs out by the side menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
}

/** Chooses an option of a field by the option's name. */
export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

/** Fills in and sends the form of the current page. */
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

/** The number in `showing n results`. */
export async function resultCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^showing [\d,]+ results?/)
    .first()
    .textContent();
  return Number((text ?? '').replace(/\D+(?=\d)|\D+$/g, '').replace(/\D.*/, ''));
}

/** Follows the side menu from the landing page to the stacks of the same scope. */
export async function openStacks(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Stacks', exact: true }).click();
  await expect(page).toHaveURL(/\/stacks\?.*dateType=/);
}

/**
 * Opens the signed-in person's stack list for the last twelve months by date of the last change, which includes
 * all demo data; further query parameters narrow it down. The map, which is slowest to draw, is off by default.
 */
export async function openLastYear(page: Page, parameters: Record<string, string> = {}): Promise<void> {
  if (!page.url().includes('dateType=')) await openStacks(page);
  const url = new URL(page.url());
  const from = new Date(`${url.searchParams.get('to')}T12:00:00Z`);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  const start = from.toISOString().slice(0, 10);
  const query = { dateType: 'LastChanged', from: start, showMap: 'false', ...parameters };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  await page.goto(url.pathname + url.search);
  await expect(page.getByText(/^showing/).first()).toBeVisible();
}

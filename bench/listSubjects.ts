import type { Locator, Page } from '@playwright/test';
import { press, rest } from './press';
import type { Content } from './reference/mantine-alone/main';
import { signIn } from './withPortal';

export const rowCount = 50;

export const pageCount = 5;

export interface Subject {
  address: string;
  enter: (page: Page) => Promise<void>;
  filtersButton: (page: Page) => Locator;
  fieldCount: number;
  hasFilter: boolean;
}

export const filtersOfPortal = (page: Page) => page.getByRole('button', { name: /filters? applied/ });

export const filterOfPortal = (page: Page) =>
  page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: 'assigned to sawmill' });

export async function listAddress(page: Page, origin: string): Promise<string> {
  await signIn(page, origin);
  const path = new URL(page.url()).pathname.replace('dashboard', 'department/all/stacks');
  return `${origin}${path}?dateType=LastChanged&from=&to=&showMap=false`;
}

const textsOf = (found: Locator) => found.allTextContents();

export async function readContent(page: Page, address: string): Promise<Content[]> {
  await page.goto(address);
  const rows = page.locator('tbody tr');
  const cellsOf = async () => {
    const shown = await rows.all();
    return Promise.all(shown.map((row) => textsOf(row.locator('th, td'))));
  };
  await rows.nth(rowCount - 1).waitFor();
  const head = await textsOf(page.locator('thead th'));
  const pages = [await cellsOf()];
  while (pages.length < pageCount) {
    const next = page.getByRole('button', { name: 'Next page' });
    await press({ button: next, shown: { selector: 'tbody tr' } });
    await rest(page);
    pages.push(await cellsOf());
  }
  await filtersOfPortal(page).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('radio', { name: 'Anywhere' }).waitFor();
  const labels = await textsOf(drawer.locator('label'));
  const options = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`);
  const fields = labels.map((label) => ({ label, options }));
  return pages.map((rows) => ({ head, rows, fields }));
}

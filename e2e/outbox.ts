import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { password } from './portal';

const common = process.env.E2E_DATA_DIR ?? '';

/**
 * Waits for the newest mail to an address and returns its link as a path of the portal. Without a mail
 * server the service writes its mails into its folder.
 */
export async function mailedLink(to: string, dataDir = common): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  let link: string | undefined;
  await expect
    .poll(() => {
      // The first mail creates the folder, and is sent after the answer.
      const files = existsSync(outbox) ? readdirSync(outbox) : [];
      const mails = files
        .sort()
        .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
        .filter((mail) => mail.startsWith(`To: ${to}\n`));
      link = /^https?:\/\/[^/]+(\/(?:confirm|reset-password)#\S+)$/m.exec(mails.at(-1) ?? '')?.[1];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

export async function confirmByMail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email));
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await expect(page.getByText('Your account has been confirmed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to the mobile app' })).toBeVisible();
}

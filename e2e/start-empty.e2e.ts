import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, submitSignIn, test } from './portal';

// A company's first day, on the program as it is installed: compiled, with an empty folder of its own.

const port = `${Number(process.env.E2E_PORT ?? '8188') + 1}`;
const secret = 'Skoven-2026!';
const admin = 'ida@skov.example';
const program = path.resolve('dist/server/stackyard.js');

test.use({ baseURL: `http://127.0.0.1:${port}` });

let folder: string;
let service: ChildProcess;

const settings = () => ({ PATH: process.env.PATH, PORT: port, DATA_DIR: path.join(folder, 'data') });

/** What the command prints. */
function command(...words: string[]): string {
  const options = { cwd: folder, env: settings(), encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [program, ...words], options);
}

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stackyard-empty-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/buildServer.ts']);
  service = spawn(process.execPath, [program, 'serve'], {
    cwd: folder,
    env: settings(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    service.stdout?.on('data', (data) => {
      said += data;
      if (said.includes('Nobody can sign in yet.')) resolve();
    });
    service.on('exit', () => reject(new Error('The service has ended')));
  });
});

test.afterAll(async () => {
  const end = new Promise((resolve) => service.once('exit', resolve));
  service.kill('SIGTERM');
  expect(await end).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test('an empty service gets its first admin by command, and its first organisation by the admin', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('This is a demo')).toBeHidden();

  const [, link = ''] = command('admin', 'create', admin).split('\n');
  await page.goto(link);
  await page.getByLabel('New password').fill(secret);
  await page.getByLabel('Repeat password').fill(secret);
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await page.getByRole('link', { name: 'Log in to the admin portal' }).click();
  await submitSignIn(page, admin, secret);
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(page.getByRole('heading', { name: 'There are no organisations yet.' })).toBeVisible();

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

  await page.goto('/global-admins');
  await expect(page.getByRole('cell', { name: admin })).toBeVisible();
  expect(command('admin', 'list')).toBe(`${admin}  ida\n`);
});

import type { Page } from '@playwright/test';
import { confirmByMail, mailedLink } from './outbox';
import { bringSession, enter, expect, land, password, signOut, submitSignIn, test } from './portal';
import { callsOf, newOrganization, unique } from './service';

function address(person: string): string {
  return `${unique(person).replaceAll(' ', '.')}@silva.example`;
}

async function addUser(page: Page, person: { name: string; email: string; roles: string[] }) {
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await expect(dialog.getByLabel('Send measurement report by e-mail')).toBeChecked();
  const save = dialog.getByRole('button', { name: 'Send invitation' });
  await dialog.getByLabel('Name (optional)', { exact: true }).fill(person.name);
  await dialog.getByLabel('E-mail', { exact: true }).fill(person.email);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  for (const role of person.roles) await dialog.getByLabel(role, { exact: true }).check();
  await save.click();
  return dialog;
}

async function expectToLand(page: Page, email: string, landing: RegExp) {
  await signOut(page);
  await confirmByMail(page, email);
  await page.goto('/');
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(landing);
}

test('an organisation admin is added once, comes in by the mailed link and lands in the organisation', async ({
  page,
  request,
}) => {
  const { organizationId } = await newOrganization(request, unique('Rolleskov'));
  const admin = {
    name: 'Asta Admin',
    email: address('asta'),
    roles: ['Organisation admin', 'Surveyor'],
  };
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=5`);
  await expect(await addUser(page, admin)).toBeHidden();
  const again = await addUser(page, admin);
  await expect(again.getByText('There is already a user with this e-mail address.')).toBeVisible();
  await expect(again.getByLabel('Name (optional)', { exact: true })).toHaveValue('Asta Admin');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expectToLand(page, admin.email, new RegExp(`/organization/${organizationId}/dashboard`));
});

test('a surveyor comes in by the mailed link and may open nothing', async ({ page, request }) => {
  const { organizationId } = await newOrganization(request, unique('Rolleskov'));
  const surveyor = {
    name: 'Villy Vermesser',
    email: address('villy'),
    roles: ['Surveyor', 'Registrator'],
  };
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=5`);
  await expect(await addUser(page, surveyor)).toBeHidden();
  await expect(page.getByRole('row', { name: /Villy Vermesser/ })).toContainText('Registrator');
  await expectToLand(page, surveyor.email, /\/notauthorized$/);
});

test('a department admin comes in by the mailed link and lands in the department', async ({
  page,
  request,
}) => {
  const { organizationId, departmentId } = await newOrganization(request, unique('Rolleskov'));
  const lead = { name: 'Dora Distrikt', email: address('dora'), roles: ['Department admin'] };
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}/department/${departmentId}?tab=3`);
  await expect(await addUser(page, lead)).toBeHidden();
  await expectToLand(page, lead.email, new RegExp(`/department/${departmentId}/dashboard`));
});

test('a sawmill user comes in by the mailed link and lands among the stacks of the sawmill', async ({
  page,
  request,
}) => {
  const { organizationId } = await newOrganization(request, unique('Rolleskov'));
  const email = address('sven');
  await bringSession(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=6`);
  await page.getByRole('button', { name: 'Add sawmill' }).first().click();
  const sawmill = page.getByRole('dialog', { name: 'Add sawmill' });
  await sawmill.getByLabel('Name').fill('Kløverens Savværk');
  await sawmill.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Actions for Kløverens Savværk' }).click();
  await page.getByRole('menuitem', { name: 'Add user' }).click();
  const sawyer = page.getByRole('dialog', { name: /Add user/ });
  await sawyer.getByLabel('Name (optional)', { exact: true }).fill('Sven Sav');
  await sawyer.getByLabel('E-mail', { exact: true }).fill(email);
  await sawyer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Sven Sav/ })).toBeVisible();
  await expectToLand(page, email, /\/sawmill\/stacks/);
});

test('an organisation admin runs the own organisation, but not its contract, card and customer numbers', async ({
  page,
  request,
}) => {
  await land(page, 'org@nordskov.example');
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/\/organization\/[^/]+$/);
  const organizationId = new URL(page.url()).pathname.split('/')[2] ?? '';
  await expect(page.getByRole('button', { name: 'Edit Organisation' })).toBeVisible();
  await page.getByRole('tab', { name: 'Contract' }).click();
  await expect(page.getByText('Price full measurement').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Measurement card' }).click();
  await expect(page.getByText('Stack numbering')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Departments' }).click();
  await page.getByRole('link', { name: /./ }).filter({ hasText: /Rold/ }).first().click();
  await expect(page).toHaveURL(/\/department\//);
  await page.getByRole('tab', { name: 'Contract' }).click();
  await expect(page.getByText('Customer number').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

  const departmentId = new URL(page.url()).pathname.split('/')[4] ?? '';
  const { status, data } = await callsOf(request, 'org@nordskov.example');
  const contract = await data('GET', `/organization/${organizationId}/contract-information`);
  const { etag, ...terms } = contract;
  expect(await status('PUT', `/organization/${organizationId}/contract-information`, terms)).toBe(403);
  expect(await status('PUT', `/organization/${organizationId}/contract-information/next`, terms)).toBe(403);
  const number = { customerNumber: '1' };
  expect(await status('PUT', `/department/${departmentId}/customer-number`, number)).toBe(403);
  expect(await status('DELETE', `/organization/${organizationId}`)).toBe(403);
});

test('a department admin chooses among the own departments and changes only those', async ({
  page,
  request,
}) => {
  const organizationId = (await enter(page, 'lead@nordskov.example')).split('/')[2] ?? '';
  await page.goto(`/organization/${organizationId}/department/all`);
  const choices = page.getByRole('main').getByRole('link');
  await expect(choices).toHaveCount(3);
  await choices.first().click();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Department' })).toBeVisible();

  const list = page.getByRole('textbox', { name: 'Add an e-mail address' });
  const report = address('rapport');
  await list.fill('rapport@silva');
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await list.fill(report);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(report)).toBeVisible();
  await list.fill(report.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('This address is already on the list')).toBeVisible();

  const own = (await callsOf(request, 'org@nordskov.example')).data;
  const { departments } = await own('GET', `/organization/${organizationId}`);
  const { status, data } = await callsOf(request, 'lead@nordskov.example');
  const mine = (await data('GET', '/department/list')).map(
    ({ departmentId }: { departmentId: string }) => departmentId,
  );
  const others = departments.filter(
    ({ departmentId }: { departmentId: string }) => !mine.includes(departmentId),
  );
  expect(others).toHaveLength(9);
  for (const { departmentId } of others)
    expect(await status('PUT', `/department/${departmentId}/info`, { name: 'Taken' })).toBe(404);
  expect(await status('PUT', `/organization/${organizationId}/rename`, { name: 'Taken' })).toBe(403);
});

test('a deactivated person’s open tab, download and refresh token stop, and the page of the person shows it', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const admin = await callsOf(request, 'org@nordskov.example');
  const [rold] = (await admin.data('GET', '/department/list')).filter(
    ({ name }: { name: string }) => name === 'Rold Skov',
  );
  const email = address('lukket');
  const { userId } = await admin.data('POST', `/department/${rold.departmentId}/add-administrator`, {
    email,
    name: 'Lukke Lukket',
  });
  await confirmByMail(page, email);
  await page.goto('/');
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(/\/department\//);
  const session = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const refreshToken = /refreshToken\W+([\w-]{20,})/.exec(session)?.[1];
  const token = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(session)?.[0];
  const { data: stacks } = await admin.data('PUT', '/stack/list', {
    departmentIds: [rold.departmentId],
    pageSize: 20,
    states: ['Measured'],
  });
  const download = await fetch(`${baseURL}/api/v1/stack/download-archive`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ stackIds: stacks.map(({ stackId }: { stackId: string }) => stackId) }),
  });
  expect(download.status).toBe(200);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const office = await context.newPage();
  await bringSession(office, 'org@nordskov.example');
  await office.goto(`/organization/${rold.organizationId}/department/${rold.departmentId}?tab=3`);
  await office.getByRole('button', { name: 'Actions for Lukke Lukket' }).click();
  await office.getByRole('menuitem', { name: 'Deactivate' }).click();
  const question = office.getByRole('dialog', { name: 'Deactivate Lukke Lukket?' });
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await expect(question).toBeHidden();

  await expect(download.arrayBuffer()).rejects.toThrow();
  const refresh = { userId: email, refreshToken };
  expect((await request.post('/api/v1/auth/refresh-token', { data: refresh })).status()).toBe(401);
  await page.getByRole('link', { name: 'Stacks' }).first().click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByText('Your session has expired')).toBeVisible();

  await office.getByRole('link', { name: 'Lukke Lukket' }).click();
  await expect(office).toHaveURL(new RegExp(`/person/${userId}$`));
  await expect(office.getByRole('heading', { level: 1, name: 'Lukke Lukket' })).toBeVisible();
  await expect(office.getByRole('row', { name: /Rold Skov/ })).toContainText('Inactive');
  await context.close();
});

test('a forgotten password is replaced by a mailed link that works once', async ({ page, request }) => {
  const { organizationId, global } = await newOrganization(request, unique('Glemsom'));
  const email = address('glemsom');
  await global.data('POST', `/organization/${organizationId}/add-administrator`, { email });
  await confirmByMail(page, email);

  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText('You have requested password reset. Check your e-mail for reset-link. Thank You'),
  ).toBeVisible();
  await expect.poll(() => mailedLink(email)).toContain('/reset-password#');
  const link = await mailedLink(email);
  const reset = async (secret: string) => {
    await page.goto(link);
    await page.getByLabel('New password').fill(secret);
    await page.getByLabel('Repeat password').fill(secret);
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await reset('Another-2026!');
  await expect(page.getByText('Password has been reset')).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
  await reset('Third-2026!');
  await expect(page.getByText(/Password reset failed/)).toBeVisible();
  await page.goto('/');
  await submitSignIn(page, email, 'Another-2026!');
  await expect(page).toHaveURL(/\/organization\//);
});

import type { Page } from '@playwright/test';
import { confirmByMail, mailedLink } from './outbox';
import { expect, password, signIn, signOut, submitSignIn, test } from './portal';
import { callsOf, newOrganization, unique } from './service';

/** An address that no other test uses. */
function address(person: string): string {
  return `${unique(person).replaceAll(' ', '.')}@silva.example`;
}

async function addUser(page: Page, person: { name: string; email: string; roles: string[] }) {
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await expect(dialog.getByLabel('Send measurement report by e-mail')).toBeChecked();
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Name', { exact: true }).fill(person.name);
  await dialog.getByLabel('E-mail', { exact: true }).fill(person.email);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  for (const role of person.roles) await dialog.getByLabel(role, { exact: true }).check();
  await save.click();
  return dialog;
}

test('users of every role come in by their mailed link and see what the specification grants', async ({
  page,
  request,
}) => {
  const name = unique('Rolleskov');
  const { organizationId, departmentId } = await newOrganization(request, name);
  const people = {
    admin: { name: 'Asta Admin', email: address('asta'), roles: ['Organisation admin', 'Surveyor'] },
    surveyor: { name: 'Villy Vermesser', email: address('villy'), roles: ['Surveyor', 'Registrator'] },
    lead: { name: 'Dora Distrikt', email: address('dora'), roles: ['Department admin'] },
    sawyer: { name: 'Sven Sav', email: address('sven') },
  };
  await signIn(page, 'global@stackyard.example');
  await page.goto(`/organization/${organizationId}?tab=5`);
  await expect(await addUser(page, people.admin)).toBeHidden();
  await expect(await addUser(page, people.surveyor)).toBeHidden();
  await expect(page.getByRole('row', { name: /Villy Vermesser/ })).toContainText('Registrator');
  const again = await addUser(page, people.admin);
  await expect(again.getByText('There is already a user with this e-mail address.')).toBeVisible();
  await expect(again.getByLabel('Name', { exact: true })).toHaveValue('Asta Admin');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();

  await page.goto(`/organization/${organizationId}/department/${departmentId}?tab=3`);
  await expect(await addUser(page, people.lead)).toBeHidden();

  await page.goto(`/organization/${organizationId}?tab=6`);
  await page.getByRole('button', { name: 'Add sawmill' }).first().click();
  const sawmill = page.getByRole('dialog', { name: 'Add sawmill' });
  await sawmill.getByLabel('Name').fill('Kløverens Savværk');
  await sawmill.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Actions for Kløverens Savværk' }).click();
  await page.getByRole('menuitem', { name: 'Add user' }).click();
  const sawyer = page.getByRole('dialog', { name: /Add user/ });
  await sawyer.getByLabel('Name', { exact: true }).fill(people.sawyer.name);
  await sawyer.getByLabel('E-mail', { exact: true }).fill(people.sawyer.email);
  await sawyer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Sven Sav/ })).toBeVisible();
  await signOut(page);

  const lands: [keyof typeof people, RegExp][] = [
    ['admin', new RegExp(`/organization/${organizationId}/dashboard`)],
    ['surveyor', /\/notauthorized$/],
    ['lead', new RegExp(`/department/${departmentId}/dashboard`)],
    ['sawyer', /\/sawmill\/stacks/],
  ];
  for (const [person, landing] of lands) {
    await confirmByMail(page, people[person].email);
    await page.goto('/');
    await submitSignIn(page, people[person].email, password);
    await expect(page).toHaveURL(landing);
    await signOut(page);
  }
});

test('an organisation admin runs the own organisation, but not its contract, card and customer numbers', async ({
  page,
  request,
}) => {
  await signIn(page, 'org@nordskov.example');
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
  await signIn(page, 'lead@nordskov.example');
  const organizationId = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(`/organization/${organizationId}/department/all`);
  const choices = page.getByRole('main').getByRole('link');
  await expect(choices).toHaveCount(3);
  await choices.first().click();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Department' })).toBeVisible();

  const list = page.getByRole('textbox', { name: 'Add an e-mail' });
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
  await expect(page.getByText('This e-mail is on the list already')).toBeVisible();

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
  await expect.poll(() => mailedLink(email)).toContain('/reset-password?');
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

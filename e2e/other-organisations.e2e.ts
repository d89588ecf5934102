import { bringSession, expect, test } from './portal';
import { callsOf, organizationNamed } from './service';

test("somebody of another organisation gets nothing by the guard's open door `all`", async ({
  page,
  request,
}) => {
  const global = await callsOf(request, 'global@stackyard.example');
  const harzer = await organizationNamed(global, 'Harzer Rundholz GmbH');

  await bringSession(page, 'org@nordskov.example');
  for (const open of ['stacks', 'dashboard']) {
    await page.goto(`/organization/${harzer.organizationId}/department/all/${open}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('Harzer')).toHaveCount(0);
  }

  await page.goto(`/organization/${harzer.organizationId}/department/${harzer.organizationId}/stacks`);
  await expect(page.getByText('You are not authorised to visit this page.')).toBeVisible();
  await page.goto(`/organization/${harzer.organizationId}/dashboard`);
  await expect(page.getByText('You are not authorised to visit this page.')).toBeVisible();
});

test('protected routes are exact', async ({ page }) => {
  await bringSession(page, 'global@stackyard.example');
  for (const path of ['/organizations/x', '/organization/1/extra', '/sawmill/stacks/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

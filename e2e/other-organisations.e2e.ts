import { expect, password, signIn, test } from './portal';

test("somebody of another organisation gets nothing by the guard's open door `all`", async ({
  page,
  request,
}) => {
  const answer = await request.post('/api/v1/auth/login', {
    data: { username: 'global@stackyard.example', password },
  });
  const { data } = await answer.json();
  const list = await request.get('/api/v1/organization/list?page=1&pageSize=100', {
    headers: { Authorization: `Bearer ${data.token}` },
  });
  const harzer = (await list.json()).data.data.find(
    (row: { organizationName: string }) => row.organizationName === 'Harzer Rundholz GmbH',
  );

  await signIn(page, 'org@nordskov.example');
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
  await signIn(page, 'global@stackyard.example');
  for (const path of ['/organizations/x', '/organization/1/extra', '/sawmill/stacks/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

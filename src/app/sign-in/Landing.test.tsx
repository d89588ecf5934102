import { screen, waitFor } from '@testing-library/react';
import type { JsonBodyType } from 'msw';
import { buildDepartment, buildOrganization, buildUserInfo } from '@mocks/builders/administration';
import { buildToken } from '@mocks/builders/session';
import { findFigureLink, mockDashboardCalls } from '@mocks/render/openDashboard';
import { renderApp } from '@mocks/render/renderApp';
import { mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const userInfo = buildUserInfo({
  organizationRelations: [{ organizationId: 'nordskov', roles: ['OrganizationAdmin'] }],
});
const departments = [
  buildDepartment({ departmentId: 'thy', name: 'Thy Plantage' }),
  buildDepartment({ departmentId: 'rold', name: 'Rold Skov' }),
];

async function signIn(access?: JsonBodyType) {
  mockResponse('post', '/auth/login', { token: buildToken(), refreshToken: 'r', ...(access && { access }) });
  const app = renderApp('/');
  await app.user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'org@nordskov.example');
  await app.user.type(screen.getByLabelText('Password'), 'Timber-2026!{Enter}');
  return app;
}

it('asks for neither access nor departments where the sign-in answered both', async () => {
  mockDashboardCalls();
  const ownCalls = mockResponse('get', '/user-info', userInfo);
  const departmentCalls = mockResponse('get', '/department/list', departments);
  const { router } = await signIn({ userInfo, departments });
  expect(await findFigureLink('Preregistrations 12')).toBeVisible();
  expect(router.state.location.pathname).toBe('/organization/nordskov/dashboard');
  expect([...ownCalls, ...departmentCalls]).toEqual([]);
});

it.each([['no access'], [{ userInfo: null, departments }], [{ userInfo: {}, departments }]])(
  'asks for them where the sign-in answered %j',
  async (access) => {
    mockDashboardCalls();
    const ownCalls = mockResponse('get', '/user-info', userInfo);
    mockResponse('get', '/department/list', departments);
    await signIn(access);
    expect(await findFigureLink('Preregistrations 12')).toBeVisible();
    expect(ownCalls).toHaveLength(1);
  },
);

it('asks for the figures of the dashboard beside its organisation, and only once', async () => {
  const figures = mockDashboardCalls();
  const waiting = mockResponse('put', '/stack/waiting', null);
  let answer = (_: JsonBodyType) => {};
  mockResponse('get', '/organization/:id', () => new Promise<JsonBodyType>((resolve) => (answer = resolve)));
  await signIn({ userInfo, departments });
  await waitFor(() => expect(figures).toHaveLength(1));
  expect(figures[0]?.body).toMatchObject({ departmentIds: ['rold', 'thy'], resolution: 'Monthly' });
  answer(buildOrganization());
  expect(await findFigureLink('Preregistrations 12')).toBeVisible();
  expect([figures.length, waiting.length]).toEqual([1, 1]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import {
  buildDepartment,
  buildDepartmentDetails,
  buildOrganization,
  buildSawmillUserInfo,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStatistics } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { failureFeed } from '@/app/context/failureFeed';
import type { UserInfo } from '@/store/api/userInfoApi';
import { serviceErrorOfKind } from '@/store/ports/serviceError';
import { sessionEnded } from '@/store/session/sessionSlice';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';

setupMockService();

const base = '/organization/nordskov';
const all = '/organization/nordskov/department/all/stacks?dateType=Measured&from=&to=&showMap=false';
const rold = all.replace('all', 'rold');

function signedIn(userInfo: Partial<UserInfo>, departments = [buildDepartment()]) {
  const features = featuresWithout('savedViews', 'figures', 'mapPoints');
  mockResponse('get', '/user-info', buildUserInfo({ features, ...userInfo }));
  mockResponse('get', '/department/list', departments);
  mockResponse('get', '/organization/list/detailed', { data: [], page: 1, totalCount: 0 });
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', null);
  mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
  mockResponse('put', '/stack/list', { data: [], page: 1, totalCount: 0 });
  mockResponse('put', '/stack/statistics', buildStatistics());
  mockResponse('put', '/stack/filter-options', null);
  mockError('get', '/stack/:id', 404);
  mockResponse('get', '/user-info/sawmill', buildSawmillUserInfo());
  mockResponse('put', '/stack/list/sawmill', { data: [], page: 1, totalCount: 0 });
  mockResponse('put', '/stack/map-list', []);
  mockResponse('put', '/stack/map-list/sawmill', []);
}

const departmentAdmin = {
  organizationRelations: [],
  departmentRelations: [{ departmentId: 'rold', roles: ['DepartmentAdmin' as const] }],
};
const adminOfTwo = {
  organizationRelations: ['nordskov', 'harzer'].map((organizationId) => ({
    organizationId,
    roles: ['OrganizationAdmin' as const],
  })),
};
const sawmillUser = { organizationRelations: [], sawmillRelations: [{ sawmillId: 'birke' }] };

const openAt = async (path: string) => {
  const app = renderApp(path, { session: buildSession() });
  // This library does not see that the page's own header is inside main.
  const [bar = document.body] = await screen.findAllByRole('banner');
  return { ...app, bar: within(bar) };
};
const open = async (path: string, title: string) => {
  const app = await openAt(path);
  await screen.findByRole('heading', { name: title, level: 1 });
  return app;
};

it('names the organisation as a link for those to whom it is open', async () => {
  signedIn({});
  const { bar } = await open(rold, 'Stacks');
  const link = await bar.findByRole('link', { name: 'Nordskov Tømmer A/S' });
  expect(link).toHaveAttribute('href', '/organization/nordskov/dashboard');
});

it('names the organisation in plain text for a department admin', async () => {
  signedIn(departmentAdmin);
  const { bar } = await open(rold, 'Stacks');
  expect(await bar.findByText('Nordskov Tømmer A/S')).toBeVisible();
  expect(bar.queryByRole('link', { name: 'Nordskov Tømmer A/S' })).not.toBeInTheDocument();
});

it.each([
  ['a department admin', departmentAdmin, ['All departments', 'Rold Skov']],
  ['an organisation admin', {}, ['All departments', 'Rold Skov', 'Thy Plantage']],
])('offers %s their departments', async (_, userInfo, names) => {
  signedIn(userInfo);
  const { bar, user } = await open(all, 'Stacks');
  await user.click(await bar.findByRole('combobox', { name: 'Department' }));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(names);
});

it('keeps no place for the departments of an organisation that cannot be loaded', async () => {
  signedIn({});
  mockError('get', '/organization/:id', 500);
  const { bar } = await openAt(all);
  await waitFor(() => expect(bar.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument());
});

it('stays on the sub-page and keeps the filters when the department changes, from the first page on', async () => {
  signedIn({});
  const { bar, user, router } = await open(`${all}&page=3`, 'Stacks');
  await user.click(await bar.findByRole('combobox', { name: 'Department' }));
  await user.click(await screen.findByRole('option', { name: 'Rold Skov' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/organization/nordskov/department/rold/stacks'),
  );
  expect(router.state.location.search).toBe('?dateType=Measured&from=&to=&showMap=false');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Stacks', level: 1 })).toHaveFocus());
});

it('stays on the details when the department changes, and leads to the organisation for all of them', async () => {
  signedIn({});
  mockResponse('get', '/department/rold', buildDepartmentDetails());
  mockError('get', '/organization/:id/logo', 404);
  const { bar, user, router } = await open('/organization/nordskov?tab=0', 'Nordskov Tømmer A/S');
  const choose = async (name: string) => {
    await user.click(await bar.findByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Rold Skov');
  await screen.findByRole('heading', { name: 'Rold Skov', level: 1 });
  expect(router.state.location).toMatchObject({
    pathname: '/organization/nordskov/department/rold',
    search: '',
  });
  await choose('All departments');
  await screen.findByRole('heading', { name: 'Nordskov Tømmer A/S', level: 1 });
  expect(router.state.location.pathname).toBe('/organization/nordskov');
});

const menu = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

it('leads a global admin to the pages that belong to no organisation, outside of one', async () => {
  signedIn({});
  mockResponse('get', '/measurement-card', []);
  mockResponse('get', '/deleted-organizations', []);
  renderApp('/organizations/deleted', { session: buildSession({ isGlobalAdmin: true }) });
  await screen.findByRole('heading', { name: 'Deleted organisations', level: 1 });
  await waitFor(() =>
    expect(menu()).toEqual([
      ['Organisations', '/organizations', null],
      ['Measurement cards', '/measurement-cards', null],
      ['Stackyard administrators', '/global-admins', null],
      ['Deleted organisations', '/organizations/deleted', 'page'],
    ]),
  );
});

it('marks the list of organisations for a global admin', async () => {
  signedIn({});
  mockResponse('get', '/measurement-card', []);
  mockResponse('get', '/organization/list/detailed', { data: [], page: 1, totalCount: 0 });
  renderApp('/organizations', { session: buildSession({ isGlobalAdmin: true }) });
  await screen.findByRole('heading', { name: 'Organisations', level: 1 });
  expect(menu()[0]).toEqual(['Organisations', '/organizations', 'page']);
});

it.each(['history', 'person/p1', 'department/rold/history', 'department/rold/person/p1'])(
  'marks the details as the way to %s',
  async (page) => {
    signedIn({});
    mockError('get', '/organization/:id/history', 500);
    mockError('get', '/organization/:id/person', 500);
    mockError('get', '/organization/:id/person/:personId', 500);
    await openAt(`${base}/${page}`);
    await waitFor(() => expect(menu().at(-1)).toEqual(['Details', expect.any(String), 'true']));
  },
);

it('leads from the dashboard to the stacks and back within a department, and says where one is', async () => {
  signedIn(departmentAdmin);
  const { user } = await open(`${base}/department/rold/dashboard?surveyors=Bo`, 'Dashboard');
  const entry = (name: string) => screen.getByRole('link', { name });
  expect(menu()).toEqual([
    ['Dashboard', `${base}/department/rold/dashboard`, 'page'],
    ['Stacks', `${base}/department/rold/stacks`, null],
    ['Details', `${base}/department/rold`, null],
  ]);
  await user.click(entry('Stacks'));
  await screen.findByRole('heading', { name: 'Stacks', level: 1 });
  expect(menu().map(([, , current]) => current)).toEqual([null, 'page', null]);
  await user.click(entry('Dashboard'));
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
});

it('goes with the dashboard to another department and back to all, by ways that are open', async () => {
  signedIn(departmentAdmin);
  const asked = '?from=2026-01-01&to=2026-02-01';
  const { bar, user, router } = await open(`${base}/department/rold/dashboard${asked}`, 'Dashboard');
  const choose = async (name: string) => {
    await user.click(await bar.findByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name }));
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  };
  await choose('All departments');
  expect(router.state.location).toMatchObject({
    pathname: `${base}/department/all/dashboard`,
    search: asked,
  });
  await choose('Rold Skov');
  expect(router.state.location).toMatchObject({
    pathname: `${base}/department/rold/dashboard`,
    search: asked,
  });
});

it('marks the stacks as the way to a stack, from which another department leads to its stacks', async () => {
  signedIn({});
  const { bar, user, router } = await openAt(`${base}/department/all/stack/s1`);
  await waitFor(() => expect(menu()).toContainEqual(['Stacks', `${base}/department/all/stacks`, 'true']));
  await user.click(await bar.findByRole('combobox', { name: 'Department' }));
  await user.click(await screen.findByRole('option', { name: 'Rold Skov' }));
  await screen.findByRole('heading', { name: 'Stacks', level: 1 });
  expect(router.state.location.pathname).toBe(`${base}/department/rold/stacks`);
});

it('leads those with more than one organisation to the list, except from the list', async () => {
  signedIn(adminOfTwo);
  const { bar, user } = await open(all, 'Stacks');
  await user.click(bar.getByRole('link', { name: 'Organizations' }));
  await screen.findByRole('heading', { name: 'Organisations', level: 1 });
  expect(bar.queryByRole('link', { name: 'Organizations' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('navigation')).queryByRole('link')).not.toBeInTheDocument();
});

it('has no way to the list for those with one organisation', async () => {
  signedIn({});
  const { bar } = await open(all, 'Stacks');
  expect(bar.queryByRole('link', { name: 'Organizations' })).not.toBeInTheDocument();
});

it('shows a sawmill user nothing but the stacks of the sawmill', async () => {
  signedIn(sawmillUser, []);
  const { bar } = await open('/sawmill/stacks', 'Stacks');
  const links = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sawmill/stacks']);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(bar.queryByRole('combobox', { name: 'Department' })).not.toBeInTheDocument();
  expect(await bar.findByText('Birke Savværk')).toBeVisible();
});

it('has the version and the way out in the side menu', async () => {
  signedIn({});
  await open(all, 'Stacks');
  const menu = within(screen.getByRole('complementary'));
  expect(menu.getByText('Version 1.3.6')).toBeVisible();
  expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
});

it('keeps the menu of a phone open while the page completes its address, and closes it on the way', async () => {
  mockPhone();
  signedIn({});
  const { bar, user, router } = await openAt(all);
  await user.click(bar.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await act(() => router.navigate(`${all}&page=2`, { replace: true }));
  expect(drawer).toBeVisible();
  await user.click(within(drawer).getByRole('link', { name: 'Stacks' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

it('closes the menu of a phone on the entry of the page that is shown', async () => {
  mockPhone();
  signedIn({});
  mockError('get', '/organization/:id/logo', 404);
  const { bar, user } = await openAt(base);
  await user.click(bar.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Details' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

it('tells who is signed in, and leaves the way out to the side menu', async () => {
  signedIn({ name: 'Karen Skov' });
  const { bar, user } = await open(all, 'Stacks');
  await user.click(bar.getByRole('button', { name: 'Your account' }));
  expect(await screen.findByText('Karen Skov')).toBeVisible();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Password and sessions',
  ]);
});

it('says when the network is gone', async () => {
  signedIn({});
  await open(all, 'Stacks');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
});

it('says over unsaved text that a part of the page is gone, and reloads nothing by itself', async () => {
  signedIn({});
  await openAt(all);
  act(() => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const drop = unsavedText.add();
  act(() => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  drop();
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText(/^The portal has been updated/)).toBeVisible();
  expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('leaves no message behind for whoever signs in next', async () => {
  signedIn({});
  const first = await open(rold, 'Stacks');
  act(() => failureFeed.post({ ...serviceErrorOfKind('refused', 404), message: 'Stack 1002 is gone' }));
  expect(await screen.findByText('Stack 1002 is gone')).toBeVisible();
  act(() => void first.store.dispatch(sessionEnded({ reason: 'expired' })));
  await screen.findByRole('heading', { name: 'Log in', level: 1 });
  first.unmount();
  await open(rold, 'Stacks');
  expect(screen.queryByText('Stack 1002 is gone')).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  buildDepartment,
  buildOrganization,
  buildSawmill,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStack } from '@mocks/builders/stacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const list = '/organization/nordskov/department/all/stacks?dateType=Measured&from=&to=&showMap=false';
const stack = (stackNumber: string) =>
  buildStack({ stackId: `id ${stackNumber}`, stackNumber, state: 'Measured' });

beforeEach(() => {
  localStorage.clear();
  mockResponse('get', '/user-info', buildUserInfo({ features: featuresWithout('savedViews') }));
  mockResponse('get', '/department/list', [buildDepartment()]);
  mockResponse('get', '/organization/:id', buildOrganization());
  mockResponse('get', '/organization/:id/measurement-card', null);
  mockResponse('get', '/sawmill/list', { data: [], page: 1, totalCount: 0 });
  mockResponse('put', '/stack/filter-options', null);
  mockResponse('put', '/stack/totals', { totalCount: 3, groups: [] });
  mockError('get', '/stack/:id', 404);
  mockResponse('put', '/stack/list', {
    data: [stack('26-101-02947'), stack('26-101-0294'), stack('26-101-02948')],
    page: 1,
    totalCount: 3,
  });
});

async function open() {
  const app = renderApp(list, { session: buildSession() });
  await screen.findByRole('link', { name: '26-101-02947' });
  return app;
}

const field = () => screen.findByRole('textbox', { name: 'Stack number, department, page or action' });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Results' }))
    .getAllByRole('option')
    .map((option) => option.textContent);

it('opens with Ctrl K from anywhere, finds a stack by its number, and opens it with Enter', async () => {
  const { user, router } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), '26-101-0294');
  await waitFor(() => expect(options()[0]).toContain('26-101-0294'));
  expect(options()[0]).not.toContain('26-101-02947');
  expect(await screen.findByText('3 results')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(
      '/organization/nordskov/department/all/stack/id%2026-101-02947',
    ),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('has all that was typed since it was called, and nothing of it acts on the page', async () => {
  const { user } = await open();
  await user.keyboard('j{Control>}k{/Control}x26-1{Backspace}7');
  const input = await field();
  await waitFor(() => expect(input).toHaveValue('x26-7'));
  expect(screen.getByRole('checkbox', { name: 'Select stack 26-101-02947', hidden: true })).not.toBeChecked();
});

it('is closed by Escape, with and without what was typed', async () => {
  const { user } = await open();
  for (const typed of ['', 'rold']) {
    await user.keyboard('{Control>}k{/Control}');
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    if (typed) await user.type(input, typed);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

it('leads to a page and to a department, and says that nothing was found', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Quick search' }));
  mockResponse('put', '/stack/list', { data: [], page: 1, totalCount: 0 });
  await user.type(await field(), '26-zzz');
  expect(await screen.findByText('Nothing found. Check the number, or type part of it.')).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'zzz');
  expect(
    await screen.findByText(/^Nothing found. Search for stacks by number, and for sawmills,/),
  ).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'rold');
  await waitFor(() => expect(options()).toEqual(['Rold Skov']));
  await user.click(screen.getByRole('option', { name: 'Rold Skov' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/organization/nordskov/department/rold/stacks'),
  );
});

it('leads from the name of a sawmill to the stacks assigned to it', async () => {
  mockResponse('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
  const features = featuresWithout('savedViews', 'mapPoints');
  mockResponse('get', '/user-info', buildUserInfo({ features }));
  mockResponse('put', '/stack/map-list', []);
  const { user, router } = await open();
  await user.keyboard('{Control>}k{/Control}');
  mockResponse('put', '/stack/list', { data: [], page: 1, totalCount: 0 });
  await user.type(await field(), 'birke');
  await user.click(await screen.findByRole('option', { name: 'Birke Savværk' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/sawmillIds=birke/));
  expect(router.state.location.pathname).toBe('/organization/nordskov/department/all/stacks');
});

it('says in its own place that stacks could not be searched, and searches again', async () => {
  const { user } = await open();
  await user.keyboard('{Meta>}k{/Meta}');
  mockError('put', '/stack/list', 403);
  await user.type(await field(), '26');
  const alert = await screen.findByText(/Stacks could not be searched/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  mockResponse('put', '/stack/list', { data: [stack('26-7')], page: 1, totalCount: 1 });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /26-7/ })).toBeVisible();
});

it('moves between rows, selects with X, and goes to the search field with the slash', async () => {
  const { user } = await open();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: '26-101-02947' })).toHaveFocus();
  await user.keyboard('jx');
  expect(screen.getByRole('link', { name: '26-101-0294' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select stack 26-101-0294' })).toBeChecked();
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: '26-101-02947' })).toHaveFocus();
  await user.keyboard('/jx?');
  const search = screen.getByRole('textbox', { name: 'Stack number or stack ID' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('jx?');
});

it('lists the keys under ?, and turns single keys off for good', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Select the row')).toBeVisible();
  await user.click(help.getByRole('switch', { name: /^Single-key shortcuts/ }));
  await user.click(help.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('?j');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '26-101-02947' })).not.toHaveFocus();
});

it('offers the measurement cards to global admins, where the service has them', async () => {
  const offered = async (isGlobalAdmin: boolean) => {
    const { user, unmount } = renderApp(list, { session: buildSession({ isGlobalAdmin }) });
    await screen.findByRole('link', { name: '26-101-02947' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'me');
    await screen.findByText(/results?$/);
    const found = options();
    unmount();
    return found;
  };
  mockResponse('get', '/organization/list', { data: [], page: 1, totalCount: 0 });
  expect(await offered(true)).toContain('Measurement cards');
  expect(await offered(false)).not.toContain('Measurement cards');
  mockResponse(
    'get',
    '/user-info',
    buildUserInfo({ features: featuresWithout('savedViews', 'cardVersions') }),
  );
  expect(await offered(true)).not.toContain('Measurement cards');
});

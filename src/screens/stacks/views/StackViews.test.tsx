import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSawmill, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildFilterOptions, buildStack, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { buildView, declareViews, listPath, viewBar, viewsPath, viewTab } from '@mocks/render/savedViews';
import { apiBase, mockError, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { StackView } from '@/store/api/stackViewApi';

setupMockService();

describe('saved views', () => {
  it('are links to their filters, own ones first, and say them in words', async () => {
    declareViews([
      buildView({ id: 'theirs', name: 'Their', shared: true, isOwn: false }),
      buildView(),
      buildView({ id: 'gone', name: 'Old', shared: true, isOwn: false, ownerName: null }),
    ]);
    await openStacks();
    await viewTab('To assign');
    const links = within(await viewBar()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'All',
      'Haulage planning',
      'To assign',
      'Theirshared',
      'Oldshared',
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
    const [, , own, theirs, old] = links.map((link) => link.getAttribute('title'));
    expect(own).toBe('To assign\nmeasured · Measurement date: last 30 days');
    expect(theirs).toMatch(/Shared by Anne Holm$/);
    expect(old).toMatch(/Shared by somebody who is not in the organisation$/);
  });

  it('have a built-in one of what a load is chosen by, for the stacks that the list shows', async () => {
    const calls = declareViews([]);
    const { user, router } = await openStacks(`${listPath}?search=10&orderBy=Age`);
    const haulage = await viewTab('Haulage planning');
    expect(haulage).toHaveAttribute(
      'title',
      'Columns: Solid volume, Tree species, Assortment length, Age (days), Area number, Sawmill',
    );
    await user.click(haulage);
    expect(await viewTab('Haulage planning')).toHaveAttribute('aria-current', 'true');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads().slice(1)).toEqual([
      'Stack number',
      'Solid volume',
      'Tree species',
      'Assortment length',
      'Age (days)',
      'Department',
      'Area number',
      'Sawmill',
      'Status',
      'Delete',
    ]);
    expect(calls.at(-1)?.body).toMatchObject({ search: '10', orderBy: 'Age' });
    expect(router.state.location.search).toContain('view=haulage');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('switch', { name: 'Assortment' }));
    await user.keyboard('{Escape}');
    expect(heads().slice(3, 6)).toEqual(['Tree species', 'Assortment', 'Assortment length']);
    expect(await viewTab('Haulage planning · changed')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(heads().slice(3, 5)).toEqual(['Tree species', 'Assortment length']);
    expect(await viewTab('Haulage planning')).toHaveAttribute('aria-current', 'true');
    await user.click(await viewTab('All'));
    expect(await screen.findByRole('columnheader', { name: 'Registrator' })).toBeVisible();
    expect(heads()).not.toContain('Solid volume');
  });

  it('have a tab for what is none of them, until the list is one again', async () => {
    declareViews([buildView()]);
    const { user } = await openStacks(`${listPath}?search=10`);
    await viewTab('To assign');
    const current = async () =>
      [...(await viewBar()).querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
    expect(await current()).toEqual(['Unsaved view']);
    expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
    await user.click(await viewTab('All'));
    await waitFor(async () => expect(await current()).toEqual(['All']));
    await user.click(await viewTab('Haulage planning'));
    await waitFor(async () => expect(await current()).toEqual(['Haulage planning']));
  });

  it('are in a menu beside the title of a phone, where each row costs a stack; it says which one is open', async () => {
    mockPhone();
    const calls = declareViews([buildView()]);
    const { user } = await openStacks(listPath);
    await user.click(await screen.findByRole('button', { name: 'Views: All' }));
    expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Save view' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'All' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'To assign' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ states: ['Measured'] }));
    await user.click(await screen.findByRole('button', { name: 'Views: To assign' }));
    expect(screen.queryByRole('menuitem', { name: 'To assign' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'All' }));
    expect(await screen.findByRole('button', { name: 'Views: All' })).toBeVisible();
  });

  it('say on a phone what has no name', async () => {
    mockPhone();
    declareViews([buildView()]);
    await openStacks(`${listPath}?search=10`);
    expect(await screen.findByRole('button', { name: 'Views: Unsaved' })).toBeVisible();
  });

  it('leave out on the cards of a phone who measured where one loads wood', async () => {
    mockPhone();
    declareViews([]);
    mockResponse('put', '/stack/list', buildStackPage([buildStack(buildWood())]));
    const { router } = await openStacks(`${listPath}?search=10`);
    expect(await screen.findByText(/Jens Berg/)).toBeVisible();
    await act(() => router.navigate(`${listPath}?view=haulage&search=10`));
    expect(await screen.findByText('Birkesav')).toBeVisible();
    expect(screen.queryByText(/Jens Berg/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1001' })).toBeVisible();
  });

  it('have the built-in one on a phone, too, which says that it is open, and how old stacks are and whose', async () => {
    mockPhone();
    declareViews([buildView({ name: 'Haulage planning' })]);
    mockResponse('put', '/stack/list', buildStackPage([buildStack(buildWood())]));
    const { user, router } = await openStacks(`${listPath}?view=haulage&search=10`);
    await user.click(await screen.findByRole('button', { name: 'Views: Haulage planning' }));
    expect(screen.getByText('Birkesav')).toBeVisible();
    expect(screen.getByText(/^\d+ days$/)).toBeVisible();
    // Somebody saved a view under this name.
    expect(screen.getAllByRole('menuitem', { name: 'Haulage planning' })).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'All' }));
    await user.click(await screen.findByRole('button', { name: 'Views: All' }));
    expect(screen.queryByText('Birkesav')).not.toBeInTheDocument();
    expect(screen.queryByText(/^\d+ days$/)).not.toBeInTheDocument();
    const [builtIn] = screen.getAllByRole('menuitem', { name: 'Haulage planning' });
    if (!builtIn) throw new Error('not offered');
    await user.click(builtIn);
    expect(await screen.findByRole('button', { name: 'Views: Haulage planning' })).toBeVisible();
    expect(router.state.location.search).toContain('view=haulage');
  });

  it('leave a phone the built-in one when they cannot be loaded', async () => {
    mockPhone();
    declareViews([]);
    mockError('get', viewsPath, 500);
    const { user } = await openStacks(listPath);
    await user.click(await screen.findByRole('button', { name: 'Views: All' }));
    expect(screen.getByRole('menuitem', { name: /saved views could not be loaded/ })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Haulage planning' })).toBeVisible();
  });

  it('open with their filters and columns, keep the person’s page size, and become the current tab', async () => {
    const calls = declareViews([buildView({ columns: ['volume'] })]);
    const { user, router } = await openStacks(`${listPath}?pageSize=10`);
    await getRow('1001');
    expect(screen.queryByRole('columnheader', { name: /Solid volume/ })).not.toBeInTheDocument();
    await user.click(await viewTab('To assign'));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ dateType: 'Measured', states: ['Measured'], pageSize: 10 }),
    );
    expect(await viewTab('To assign')).toHaveAttribute('aria-current', 'true');
    expect(await viewTab('All')).not.toHaveAttribute('aria-current');
    expect(await screen.findByRole('columnheader', { name: /Solid volume/ })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('view')).toBe('mine');
    expect(screen.queryByRole('button', { name: /view/ })).not.toBeInTheDocument();
  });

  it('say the order of the list', async () => {
    const order = [
      { name: 'orderBy', value: 'Age' },
      { name: 'orderDirection', value: 'Descending' },
    ];
    declareViews([buildView({ parameters: [...buildView().parameters, ...order] })]);
    await openStacks();
    expect((await viewTab('To assign')).getAttribute('title')).toMatch(
      / · Sort by: Age \(days\), descending$/,
    );
  });

  it('keep the month before as that, whichever it is', async () => {
    const parameters = [
      { name: 'dateType', value: 'Measured' },
      { name: 'from', value: 'lastMonth' },
      { name: 'to', value: 'lastMonthEnd' },
    ];
    declareViews([buildView({ parameters })]);
    await openStacks();
    expect(await viewTab('To assign')).toHaveAttribute('title', 'To assign\nMeasurement date: last month');
  });

  it('whose values are gone open with the others and name what was dropped', async () => {
    const parameters = [
      ...buildView().parameters,
      { name: 'sawmillIds', value: 'gone', text: 'Storå' },
      { name: 'sawmillIds', value: 'birke', text: 'Birkesav' },
      { name: 'surveyors', value: 'left', text: 'Ole Ravn' },
      { name: 'moisture', value: '20' },
    ];
    const calls = declareViews([buildView({ parameters, columns: ['bark', 'volume'] })]);
    mockResponse('get', '/sawmill/list', { data: [buildSawmill({ id: 'birke' })], page: 1, totalCount: 1 });
    const asked = mockResponse('put', '/stack/filter-options', buildFilterOptions());
    const { user } = await openStacks();
    await getRow('1001');
    await waitFor(() => expect(asked.map(({ body }) => body)).toContainEqual({ departmentIds: ['rold'] }));
    await waitFor(async () => expect((await viewTab('To assign')).getAttribute('href')).not.toMatch('left'));
    await user.click(await viewTab('To assign'));
    expect(
      await screen.findByText(
        'Some filters of “To assign” no longer exist and were left out: Sawmill: Storå, Surveyors: Ole Ravn, moisture: 20, Columns: bark',
      ),
    ).toBeVisible();
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ sawmillIds: ['birke'] }));
    expect(calls.at(-1)?.body).not.toHaveProperty('surveyors');
    expect(screen.queryByRole('button', { name: 'Update view' })).not.toBeInTheDocument();
  });

  it('leave the list alone when they cannot be loaded, and are loaded again on request', async () => {
    declareViews([]);
    mockError('get', viewsPath, 500);
    const { user } = await openStacks();
    await getRow('1001');
    const retry = await screen.findByRole('button', { name: /saved views could not be loaded/ });
    mockResponse('get', viewsPath, [buildView()]);
    await user.click(retry);
    expect(await viewTab('To assign')).toBeVisible();
  });

  it('are not there where the service has none', async () => {
    mockStackCalls();
    await openStacks();
    await getRow('1001');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument());
  });
});

describe('changes of saved views', () => {
  it('are saved with name, sharing and the filter in words, and are open then', async () => {
    const views: StackView[] = [];
    declareViews([]);
    mockResponse('get', viewsPath, () => [...views]);
    const created = mockResponse('post', viewsPath, ({ body }) => {
      const view = buildView({ ...(typeof body === 'object' && body), id: 'new' });
      views.push(view);
      return { ...view };
    });
    const { user, router } = await openStacks(`${listPath}?treeSpecies=spruce&assortmentLengthMin=4`);
    await getRow('1001');
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    expect(dialog).toHaveTextContent('Spruce · from 4.00 m · Invoiceable from: last month to today');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Lorry ');
    await user.click(within(dialog).getByRole('switch', { name: /^Share with the organisation/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const saved = await viewTab(/^Lorry/);
    await waitFor(() => expect(saved).toHaveAttribute('aria-current', 'true'));
    expect(created.map(({ body }) => body)).toEqual([
      {
        name: 'Lorry',
        shared: true,
        parameters: [
          { name: 'dateType', value: 'Invoiceable' },
          { name: 'from', value: 'today-1m' },
          { name: 'to', value: 'today' },
          { name: 'treeSpecies', value: 'spruce', text: 'Spruce' },
          { name: 'assortmentLengthMin', value: '4' },
        ],
        columns: [],
        dense: false,
      },
    ]);
    expect(new URLSearchParams(router.state.location.search).get('view')).toBe('new');
  });

  it('are other calls with another filter, even if the answer to the first was lost', async () => {
    declareViews([]);
    const keys: (string | null)[] = [];
    mockService.use(
      http.post(`${apiBase}${viewsPath}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.json({ data: null, errorMessage: 'No answer' }, { status: 502 });
      }),
    );
    const { user, router } = await openStacks(`${listPath}?treeSpecies=spruce`);
    await getRow('1001');
    for (const search of ['', '26-4']) {
      await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), `${search}{Enter}`);
      await waitFor(() => expect(router.state.location.search).toContain(search));
      await user.click(await screen.findByRole('button', { name: 'Save view' }));
      const dialog = await screen.findByRole('dialog', { name: 'Save view' });
      await user.clear(within(dialog).getByRole('textbox', { name: 'Name' }));
      await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Lorry');
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
      expect(await within(dialog).findByText(/No answer/)).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await user.click(await screen.findByRole('button', { name: /Discard/ }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
    expect(new Set(keys).size).toBe(2);
  });

  it('offer to be updated once the list is another one', async () => {
    declareViews([buildView()]);
    const changes = mockResponse('put', `${viewsPath}/:viewId`, null);
    const { user } = await openStacks();
    await user.click(await viewTab('To assign'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument());
    await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), '26-4{Enter}');
    expect(await screen.findByRole('button', { name: 'Save as new view' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update view “To assign”' });
    await user.click(within(dialog).getByRole('button', { name: 'Update view' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(changes[0]).toMatchObject({
      ifMatch: '"1"',
      body: { name: 'To assign', parameters: expect.arrayContaining([{ name: 'search', value: '26-4' }]) },
    });
  });

  it('are said beside the name, and taken back', async () => {
    const calls = declareViews([buildView()]);
    const { user } = await openStacks(`${listPath}?view=mine&states=Measured&search=26-4`);
    expect(await viewTab('To assign · changed')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await viewTab('To assign')).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ dateType: 'Measured' }));
    expect(calls.at(-1)?.body).not.toHaveProperty('search');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  it('are said in the button of a phone’s views, and taken back in its menu', async () => {
    mockPhone();
    declareViews([buildView()]);
    const { user } = await openStacks(`${listPath}?view=mine&states=Measured&search=26-4`);
    await user.click(await screen.findByRole('button', { name: 'Views: To assign changed' }));
    await user.click(screen.getByRole('menuitem', { name: 'Discard changes' }));
    expect(await screen.findByRole('button', { name: 'Views: To assign' })).toBeVisible();
  });

  it('are deleted after a question', async () => {
    declareViews([buildView()]);
    const deletions = mockResponse('delete', `${viewsPath}/:viewId`, null);
    const { user } = await openStacks(`${listPath}?view=mine`);
    await user.click(await screen.findByRole('button', { name: 'Actions for To assign' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    const question = await screen.findByRole('dialog', { name: 'Delete view “To assign”?' });
    mockResponse('get', viewsPath, []);
    await user.click(within(question).getByRole('button', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'To assign' })).not.toBeInTheDocument());
    expect(deletions).toHaveLength(1);
  });

  it('of somebody else are not changed by a department admin', async () => {
    declareViews([buildView({ shared: true, isOwn: false })]);
    mockResponse(
      'get',
      '/user-info',
      buildUserInfo({
        organizationRelations: [],
        departmentRelations: [{ departmentId: 'rold', roles: ['DepartmentAdmin'] }],
        features: featuresWithout('mapPoints', 'positions'),
      }),
    );
    renderApp(`${listPath}?view=mine`, { session: buildSession() });
    expect(await screen.findByRole('button', { name: 'Save as new view' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update view' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for To assign/ })).not.toBeInTheDocument();
  });
});

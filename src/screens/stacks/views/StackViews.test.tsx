import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSawmill } from '@mocks/builders/administration';
import { buildFilterOptions, buildStack, buildWood } from '@mocks/builders/stacks';
import { buildStackPage, getRow, mockStackCalls, openStacks } from '@mocks/render/openStacks';
import { buildView, declareViews, listPath, viewBar, viewsPath, viewTab } from '@mocks/render/savedViews';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

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
      'Haulage',
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
    const haulage = await viewTab('Haulage');
    expect(haulage).toHaveAttribute(
      'title',
      'Columns: Volume, Tree species, Assortment length, Age (days), Area number, Sawmill',
    );
    await user.click(haulage);
    expect(await viewTab('Haulage')).toHaveAttribute('aria-current', 'true');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads().slice(1)).toEqual([
      'Stack number',
      'Volume',
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
    expect(await viewTab('Haulage · changed')).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(heads().slice(3, 5)).toEqual(['Tree species', 'Assortment length']);
    expect(await viewTab('Haulage')).toHaveAttribute('aria-current', 'true');
    await user.click(await viewTab('All'));
    expect(await screen.findByRole('columnheader', { name: 'Registrator' })).toBeVisible();
    expect(heads()).not.toContain('Volume');
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
    await user.click(await viewTab('Haulage'));
    await waitFor(async () => expect(await current()).toEqual(['Haulage']));
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
    declareViews([buildView({ name: 'Haulage' })]);
    mockResponse('put', '/stack/list', buildStackPage([buildStack(buildWood())]));
    const { user, router } = await openStacks(`${listPath}?view=haulage&search=10`);
    await user.click(await screen.findByRole('button', { name: 'Views: Haulage' }));
    expect(screen.getByText('Birkesav')).toBeVisible();
    expect(screen.getByText(/^\d+ days$/)).toBeVisible();
    // The one that somebody saved by this name.
    expect(screen.getAllByRole('menuitem', { name: 'Haulage' })).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'All' }));
    await user.click(await screen.findByRole('button', { name: 'Views: All' }));
    expect(screen.queryByText('Birkesav')).not.toBeInTheDocument();
    expect(screen.queryByText(/^\d+ days$/)).not.toBeInTheDocument();
    const [builtIn] = screen.getAllByRole('menuitem', { name: 'Haulage' });
    if (!builtIn) throw new Error('not offered');
    await user.click(builtIn);
    expect(await screen.findByRole('button', { name: 'Views: Haulage' })).toBeVisible();
    expect(router.state.location.search).toContain('view=haulage');
  });

  it('leave a phone the built-in one when they cannot be loaded', async () => {
    mockPhone();
    declareViews([]);
    mockError('get', viewsPath, 500);
    const { user } = await openStacks(listPath);
    await user.click(await screen.findByRole('button', { name: 'Views: All' }));
    expect(screen.getByRole('menuitem', { name: /saved views could not be loaded/ })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Haulage' })).toBeVisible();
  });

  it('open with their filters and columns, keep the person’s page size, and become the current tab', async () => {
    const calls = declareViews([buildView({ columns: ['volume'] })]);
    const { user, router } = await openStacks(`${listPath}?pageSize=10`);
    await getRow('1001');
    expect(screen.queryByRole('columnheader', { name: /Volume/ })).not.toBeInTheDocument();
    await user.click(await viewTab('To assign'));
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ dateType: 'Measured', states: ['Measured'], pageSize: 10 }),
    );
    expect(await viewTab('To assign')).toHaveAttribute('aria-current', 'true');
    expect(await viewTab('All')).not.toHaveAttribute('aria-current');
    expect(await screen.findByRole('columnheader', { name: /Volume/ })).toBeVisible();
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
        '“To assign” is shown without what no longer exists here: Sawmill: Storå, Surveyors: Ole Ravn, moisture: 20, Columns: bark',
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

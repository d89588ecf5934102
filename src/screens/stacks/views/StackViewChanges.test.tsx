import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { getRow, openStacks } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { buildView, declareViews, listPath, viewsPath, viewTab } from '@mocks/render/savedViews';
import { apiBase, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import type { StackView } from '@/store/api/stackViewApi';

setupMockService();

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
    expect(dialog).toHaveTextContent('Spruce · from 4.00 m · Invoiceable date: last month to today');
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
      }),
    );
    renderApp(`${listPath}?view=mine`, { session: buildSession() });
    expect(await screen.findByRole('button', { name: 'Save as new view' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update view' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for To assign/ })).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { buildWaiting } from '@mocks/builders/stacks';
import { mockDashboardCalls, openDashboard } from '@mocks/render/openDashboard';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { baseApi } from '@/store/api/client/baseApi';

setupMockService();

describe('what waits on the dashboard', () => {
  const row = () => screen.queryByRole('region', { name: 'Outstanding' });

  it('is asked for once, by filters and departments and by no range', async () => {
    mockDashboardCalls();
    const calls = mockResponse('put', '/stack/waiting', buildWaiting());
    const { user } = await openDashboard(
      '/organization/nordskov/dashboard?from=2026-01-01&to=2026-02-01&treeSpecies=spruce',
    );
    const link = await screen.findByRole('link', { name: /^Without a position 54/ });
    expect(link).toHaveAttribute(
      'href',
      '/organization/nordskov/department/all/stacks?dateType=PreRegistration&from=&to=&treeSpecies=spruce&hasPosition=false&orderBy=Date',
    );
    await user.click(screen.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '7 days' })).toBeEnabled());
    expect(calls.map(({ body }) => body)).toEqual([
      {
        departmentIds: ['rold', 'thy'],
        treeSpecies: ['spruce'],
        overdueTo: expect.stringMatching(/T23:59:59/),
      },
    ]);
  });

  it.each([404, 405])(
    'is not there where the service answers %i, and is not asked for again',
    async (status) => {
      const figures = mockDashboardCalls();
      mockError('put', '/stack/waiting', status);
      const { store } = await openDashboard();
      await screen.findByRole('link', { name: 'Preregistrations 12' });
      await waitFor(() => expect(row()).not.toBeInTheDocument());
      const calls = mockResponse('put', '/stack/waiting', buildWaiting());
      act(() => void store.dispatch(baseApi.util.invalidateTags(['Stack'])));
      await waitFor(() => expect(figures).toHaveLength(2));
      expect(calls).toHaveLength(0);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('that cannot be loaded says so in its place, keeps the other figures and tries again', async () => {
    mockDashboardCalls();
    mockError('put', '/stack/waiting', 500);
    const { user } = await openDashboard();
    const alert = await screen.findByRole('alert', { name: 'The outstanding stacks could not be loaded.' });
    expect(screen.getByRole('link', { name: 'Preregistrations 12' })).toBeVisible();
    mockResponse('put', '/stack/waiting', buildWaiting());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Not measured 379/ })).toBeVisible();
  });

  it('holds up no other figure', async () => {
    mockDashboardCalls();
    mockResponse('put', '/stack/waiting', () => new Promise<never>(() => undefined));
    await openDashboard();
    expect(await screen.findByRole('link', { name: 'Preregistrations 12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not measured' })).toBeVisible();
  });
});

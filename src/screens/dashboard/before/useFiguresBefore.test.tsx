import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildSession } from '@mocks/builders/session';
import { buildStatistics } from '@mocks/builders/stacks';
import { mockDashboardCalls, openDashboard } from '@mocks/render/openDashboard';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';

setupMockService();

const path = '/organization/nordskov/dashboard?from=2025-01-01&to=2025-12-31&treeSpecies=spruce';

describe('the comparison with the range before', () => {
  it('is one more call, by the same filters, after the figures are there', async () => {
    mockDashboardCalls();
    let answer: (figures: object) => void = () => undefined;
    const calls = mockResponse('put', '/stack/statistics', ({ body }) =>
      JSON.stringify(body).includes('2025-01-01')
        ? new Promise((resolve) => (answer = (figures) => resolve({ ...figures })))
        : buildStatistics({ fullMeasurements: 17 }),
    );
    await openDashboard(path);
    await waitFor(() => expect(calls).toHaveLength(1));
    answer(buildStatistics());
    expect(await screen.findByText('before: 17 · +100%')).toBeVisible();
    expect(calls.slice(1).map(({ body }) => body)).toEqual([
      {
        departmentIds: ['rold', 'thy'],
        treeSpecies: ['spruce'],
        from: '2024-01-01T00:00:00+01:00',
        to: '2024-12-31T23:59:59+01:00',
        resolution: 'Monthly',
        timeZone: 'Europe/Copenhagen',
      },
    ]);
    expect(screen.getByText('compared with 01/01/2024–31/12/2024')).toBeVisible();
  });

  it('writes its days as the field above does, in every language', async () => {
    mockDashboardCalls();
    renderApp(path, { session: buildSession(), language: 'de' });
    expect(await screen.findByText('gegenüber 01/01/2024–31/12/2024')).toBeVisible();
  });

  it('is left out where it fails, and the figures stay', async () => {
    mockDashboardCalls();
    let asked = 0;
    mockService.use(
      http.put(`${apiBase}/stack/statistics`, async ({ request }) => {
        if ((await request.text()).includes('2025-01-01'))
          return HttpResponse.json({ data: buildStatistics(), errorMessage: null });
        asked += 1;
        return HttpResponse.json({ data: null, errorMessage: 'No comparison' }, { status: 500 });
      }),
    );
    await openDashboard(path);
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    expect(await screen.findByText('No comparison')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Full measurements 34' })).toBeVisible();
    expect(screen.queryByText(/^before:/)).not.toBeInTheDocument();
  });

  it.each([
    ['nothing of a figure that was 0', { fullMeasurements: 17, pieceCount: 0 }, 1],
    ['that there is nothing to compare with where all were 0', { fullMeasurements: 0, pieceCount: 0 }, 0],
  ])('says %s', async (_what, former, comparisons) => {
    mockDashboardCalls();
    const none = { assignedToSawmill: 0, bins: [], ...former };
    const calls = mockResponse('put', '/stack/statistics', ({ body }) =>
      buildStatistics(JSON.stringify(body).includes('2025-01-01') ? {} : none),
    );
    await openDashboard(path);
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(screen.queryAllByText(/^compared with/)).toHaveLength(comparisons));
    await waitFor(() => expect(screen.queryAllByText(/^before:/)).toHaveLength(comparisons));
    expect(screen.queryAllByText('no figures to compare with before 01/01/2025')).toHaveLength(
      1 - comparisons,
    );
  });

  it('is not asked for where a range has no end', async () => {
    const calls = mockDashboardCalls();
    await openDashboard('/organization/nordskov/dashboard?from=&to=2025-12-31');
    expect(await screen.findByRole('link', { name: 'Full measurements 34' })).toBeVisible();
    expect(screen.queryByText(/^compared with/)).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});

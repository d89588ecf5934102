import { act, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
} from 'react-router';
import { renderApp } from '@mocks/render/renderApp';
import { buildPorts } from '@mocks/store/buildPorts';
import { stackFilterPage } from '@/store/filters/filtersSlice';
import { createStore } from '@/store/store';
import { useUrlFilters } from './useUrlFilters';

it('keeps the page while another department is opened, and never shows the filters of the former one', async () => {
  const seen: (string | undefined)[] = [];
  function Page() {
    const filters = useUrlFilters(stackFilterPage);
    seen.push(filters?.search);
    return filters && <input aria-label="note" />;
  }
  const router = createMemoryRouter([{ path: '/:department', element: <Page /> }], {
    initialEntries: ['/rold?search=oak'],
  });
  render(
    <Provider store={createStore(buildPorts(), null)}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const note = await screen.findByRole('textbox', { name: 'note' });
  seen.length = 0;
  await act(() => router.navigate('/thy?search=birch'));
  expect(screen.getByRole('textbox', { name: 'note' })).toBe(note);
  expect(new Set(seen)).toEqual(new Set(['birch']));
});

it('reads the URL again when Back comes before the changed URL was rendered', async () => {
  window.history.replaceState(null, '', '/rold?search=oak');
  function Page() {
    return <output>{useUrlFilters(stackFilterPage)?.search}</output>;
  }
  const store = createStore(buildPorts(), null);
  render(
    <Provider store={store}>
      <RouterProvider router={createBrowserRouter([{ path: '/:department', element: <Page /> }])} />
    </Provider>,
  );
  expect(await screen.findByText('oak')).toBeVisible();
  act(() => {
    store.dispatch(stackFilterPage.actions.changed({ change: { search: 'birch' } }));
    store.dispatch(stackFilterPage.actions.applied());
  });
  expect(screen.getByText('birch')).toBeVisible();
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('oak')).toBeVisible();
});

it('writes the URL again when the page is opened once more before the written one was rendered', async () => {
  function Page() {
    const { search } = useLocation();
    const navigate = useNavigate();
    const filters = useUrlFilters(stackFilterPage);
    const isAgain = useRef(false);
    // The store has written the URL by now; the second press of a link comes before React has rendered it.
    useEffect(() => {
      if (search !== '' || isAgain.current) return;
      isAgain.current = true;
      void navigate('/rold');
    }, [search, navigate]);
    return <output>{filters?.search}</output>;
  }
  const { router } = renderApp('/rold?search=oak', {
    routes: [{ path: '/:department', element: <Page /> }],
  });
  expect(await screen.findByText('oak')).toBeVisible();
  await act(() => router.navigate('/rold'));
  expect(router.state.location.search).toContain('dateType=');
});

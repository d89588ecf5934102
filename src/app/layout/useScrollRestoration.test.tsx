import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { renderApp } from '@mocks/render/renderApp';
import { useScrollRestoration } from './useScrollRestoration';

const page = document.documentElement;
let room = 1000;
let grow = () => {};

function Page() {
  useScrollRestoration();
  return <Link to="/stack">{useLocation().pathname}</Link>;
}

function Frame() {
  const { pathname } = useLocation();
  return <Page key={pathname} />;
}

beforeEach(() => {
  room = 1000;
  let place = 0;
  Object.defineProperty(page, 'scrollTop', {
    configurable: true,
    get: () => place,
    set: (wanted: number) => {
      place = Math.min(wanted, room);
    },
  });
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer: ResizeObserver = {
      observe: () => {
        grow = () => callback([], observer);
      },
      unobserve: () => {},
      disconnect: () => {
        grow = () => {};
      },
    };
    return observer;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(page, 'scrollTop');
});

async function comeBack() {
  const { user, router } = renderApp('/list', { routes: [{ path: '*', element: <Frame /> }] });
  await screen.findByRole('link', { name: '/list' });
  await act(() => router.navigate('/list?states=Measured', { replace: true }));
  page.scrollTop = 800;
  await user.click(await screen.findByRole('link', { name: '/list' }));
  await screen.findByRole('link', { name: '/stack' });
  expect(page.scrollTop).toBe(0);
  room = 300;
  await act(() => router.navigate(-1));
  await screen.findByRole('link', { name: '/list' });
  expect(page.scrollTop).toBe(300);
}

const growTo = (length: number) => {
  room = length;
  act(() => grow());
};

it('opens a page at its top, and comes back to where it was left as soon as it is long enough', async () => {
  await comeBack();
  growTo(1000);
  expect(page.scrollTop).toBe(800);
  page.scrollTop = 100;
  growTo(2000);
  expect(page.scrollTop).toBe(100);
});

it('leaves a page alone that somebody has moved meanwhile', async () => {
  await comeBack();
  fireEvent.wheel(window);
  growTo(1000);
  expect(page.scrollTop).toBe(300);
});

const stackLink = () => screen.findByRole('link', { name: 'Stack 2' });

function List() {
  useScrollRestoration();
  const heading = useRef<HTMLHeadingElement>(null);
  const [rows, setRows] = useState(0);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        Stacks
      </h1>
      <button type="button" onClick={() => setRows(2)}>
        Load
      </button>
      {rows > 0 && [1, 2].map((row) => <Link key={row} to={`/stack/${row}`}>{`Stack ${row}`}</Link>)}
    </main>
  );
}

async function comeBackToRows() {
  const routes = [
    { path: '/list', element: <List /> },
    { path: '/stack/:id', element: <Page /> },
  ];
  const { user, router } = renderApp('/list', { routes });
  await user.click(await screen.findByRole('button', { name: 'Load' }));
  await user.click(await stackLink());
  await screen.findByRole('link', { name: '/stack/2' });
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Stacks' })).toHaveFocus();
  return user;
}

it('takes the focus back to the link by which the page was left, once it is there', async () => {
  await comeBackToRows();
  const load = screen.getByRole('button', { name: 'Load' });
  // The rows arrive without a press by the person.
  act(() => load.click());
  await waitFor(async () => expect(await stackLink()).toHaveFocus());
});

it('leaves the focus alone that somebody has moved meanwhile', async () => {
  const user = await comeBackToRows();
  await user.tab();
  const load = screen.getByRole('button', { name: 'Load' });
  act(() => load.click());
  await stackLink();
  expect(load).toHaveFocus();
});

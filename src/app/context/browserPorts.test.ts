import { createMemoryRouter } from 'react-router';
import { routerPorts } from './browserPorts';

it('tells that another page was asked for while its code loads, and not for a change of the search', async () => {
  let finish: (screen: object) => void = () => undefined;
  const code = new Promise<object>((resolve) => {
    finish = resolve;
  });
  const routes = [{ path: '/dashboard' }, { path: '/stacks', lazy: () => code }];
  const router = createMemoryRouter(routes, { initialEntries: ['/dashboard'] });
  const { isLeaving, navigate } = routerPorts(router);
  navigate({ search: '?species=spruce' }, { replace: true });
  expect(isLeaving()).toBe(false);
  navigate({ pathname: '/stacks', search: '' }, { replace: false });
  expect(isLeaving()).toBe(true);
  const opened = new Promise<void>((resolve) => {
    router.subscribe(({ navigation }) => navigation.state === 'idle' && resolve());
  });
  finish({});
  await opened;
  expect(isLeaving()).toBe(false);
});

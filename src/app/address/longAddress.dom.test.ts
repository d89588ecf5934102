import { waitFor } from '@testing-library/dom';
import { createBrowserRouter } from 'react-router';
import { foldLongAddresses, unfoldAddresses } from './longAddress';

const many = `?${new URLSearchParams(Array.from({ length: 200 }, (_, index) => ['sawmillIds', `mill-of-a-long-name-${index}`]))}`;
const few = '?sawmillIds=mill-1';

function begin(address: string) {
  history.replaceState(null, '', address);
  unfoldAddresses();
  return foldLongAddresses(createBrowserRouter([{ path: '*' }]));
}

const shown = () => location.pathname + location.search + location.hash;

const settled = (router: ReturnType<typeof begin>, search: string) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe(({ navigation, location }) => {
      if (navigation.state !== 'idle' || location.search !== search) return;
      stop();
      resolve();
    });
  });

describe('an address that no proxy would take', () => {
  it('is kept in the fragment, and the router has it as ever, after a reload too', async () => {
    const router = begin('/stacks');
    await router.navigate({ search: many });
    expect(router.state.location.search).toBe(many);
    await waitFor(() => expect(shown()).toBe(`/stacks#${many}`));
    router.dispose();
    const again = begin(shown());
    expect(again.state.location).toMatchObject({ pathname: '/stacks', search: many, hash: '' });
    expect(shown()).toBe(`/stacks#${many}`);
    again.dispose();
  });

  it('comes back by Back and Forward', async () => {
    const router = begin('/stacks');
    await router.navigate({ search: many });
    await waitFor(() => expect(shown()).toBe(`/stacks#${many}`));
    await router.navigate({ search: few });
    expect(shown()).toBe(`/stacks${few}`);
    const read: string[] = [];
    const readAddress = () => read.push(location.search);
    window.addEventListener('popstate', readAddress);
    const back = settled(router, many);
    history.back();
    await back;
    expect(router.state.location.search).toBe(many);
    await waitFor(() => expect(shown()).toBe(`/stacks#${many}`));
    expect(read).toEqual([many]);
    window.removeEventListener('popstate', readAddress);
    const forward = settled(router, few);
    history.forward();
    await forward;
    expect(shown()).toBe(`/stacks${few}`);
    router.dispose();
  });

  it('is folded in links as well, which a new tab may open', () => {
    const router = begin('/');
    const hrefTo = (address: string) => router.createHref(new URL(address, location.href));
    expect(hrefTo(`/stacks${many}`)).toBe(`/stacks#${many}`);
    expect(hrefTo(`/stacks${few}`)).toBe(`/stacks${few}`);
    router.dispose();
  });

  it('is folded without a change of the router itself', () => {
    const router = createBrowserRouter([{ path: '*' }]);
    const { createHref } = router;
    foldLongAddresses(router);
    expect(router.createHref).toBe(createHref);
    router.dispose();
  });

  it.each(['/stacks', `/stacks${few}`, '/confirm#token'])('leaves %s as it is', (address) => {
    const router = begin(address);
    expect(shown()).toBe(address);
    router.dispose();
  });
});

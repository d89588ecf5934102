import { isValidElement } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';
import { pages } from '../../scripts/catalogues';
import { routes } from './router';
import { reloadOnStaleChunks } from './staleChunks';

describe('the router', () => {
  /** Their store comes with the texts of the portal. */
  const withStore = ['RequireAccess', 'RequireAccessUnframed', 'Refused'];

  /** The parts of the catalogues that the routes load for each page, by the name of its component. */
  async function partsByPage(
    children: readonly RouteObject[],
    above: string[],
  ): Promise<[string, string[]][]> {
    const found = children.map(async ({ element, lazy, children: inner = [] }) => {
      const own = isValidElement<{ parts?: string[] }>(element) ? (element.props.parts ?? []) : [];
      const component = typeof lazy === 'function' ? (await lazy()).Component : undefined;
      const name = component?.displayName ?? component?.name ?? '';
      const parts = [...above, ...own, ...(withStore.includes(name) ? ['portal'] : [])];
      const page: [string, string[]][] = name === '' ? [] : [[name, parts]];
      return [...page, ...(await partsByPage(inner, parts))];
    });
    return (await Promise.all(found)).flat();
  }

  it('loads the texts that the build checks each page with', async () => {
    const checked = Object.entries(pages).map(([entry, parts]) => [/(\w+)\.tsx$/.exec(entry)?.[1], parts]);
    const loaded = Object.fromEntries(await partsByPage(routes, ['start']));
    expect(Object.fromEntries(checked)).toEqual(expect.objectContaining(loaded));
    expect(Object.keys(loaded)).toEqual(expect.arrayContaining(['StacksScreen', 'OrganizationScreen']));
  });
});

describe('a page whose code is gone', () => {
  const lostChunk = () => new Event('vite:preloadError', { cancelable: true });

  it('does not reload over unsaved text', () => {
    reloadOnStaleChunks(createMemoryRouter([{ path: '/' }]));
    const drop = unsavedText.add();
    const failure = lostChunk();
    window.dispatchEvent(failure);
    drop();
    expect(failure.defaultPrevented).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not reload for a chunk that was given up because the person leaves the page', () => {
    reloadOnStaleChunks(createMemoryRouter([{ path: '/' }]));
    window.dispatchEvent(new Event('beforeunload'));
    const failure = lostChunk();
    window.dispatchEvent(failure);
    expect(failure.defaultPrevented).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });
});

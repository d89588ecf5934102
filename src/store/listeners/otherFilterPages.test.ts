import { openPage, settled, wait } from '@mocks/store/filterPage';
import { dashboardFilterPage, sawmillFilterPage } from '@/store/filters/filtersSlice';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('sawmill filters and the URL', () => {
  it('are kept in step the same way', async () => {
    const page = openPage(settled);
    const search = '?from=2026-10-01&to=2026-10-31';
    const location = { pathname: '/sawmill/stacks', search };
    page.entries.splice(0, 1, location);
    page.dispatch(sawmillFilterPage.actions.read(location));
    page.dispatch(sawmillFilterPage.actions.changed({ change: { organizationIds: ['o1'] } }));
    page.dispatch(sawmillFilterPage.actions.changed({ change: { organizationIds: ['o1', 'o2'] } }));
    await wait(300);
    expect(page.navigate).toHaveBeenCalledTimes(1);
    expect(page.search()).toBe(`${search}&organizationIds=o1&organizationIds=o2`);
    page.dispatch(sawmillFilterPage.actions.viewChanged({ page: 2 }));
    expect(page.search()).toBe(`${search}&organizationIds=o1&organizationIds=o2&page=2`);
    page.dispatch(sawmillFilterPage.actions.left());
  });
});

describe('dashboard filters and the URL', () => {
  it('are kept in step the same way', async () => {
    const page = openPage('', '/organization/o/dashboard', dashboardFilterPage.actions.read);
    await wait(10);
    const range = '?from=2025-11-21&to=2026-11-21';
    expect(page.navigate).toHaveBeenLastCalledWith({ search: range }, { replace: true });
    page.navigate.mockClear();
    const { changed, reset } = dashboardFilterPage.actions;
    page.dispatch(changed({ change: { treeSpecies: ['t1'] } }));
    await wait(299);
    page.dispatch(changed({ change: { sawmillIds: ['s1'], assortmentLengthMin: 2 } }));
    await wait(299);
    expect(page.navigate).not.toHaveBeenCalled();
    await wait(1);
    expect(page.navigate).toHaveBeenCalledTimes(1);
    expect(page.search()).toBe(`${range}&treeSpecies=t1&sawmillIds=s1&assortmentLengthMin=2`);
    page.dispatch(changed({ change: { from: null }, typed: true }));
    page.dispatch(reset());
    await wait(300);
    expect(page.search()).toBe('?from=&to=2026-11-21');
    expect(page.navigate).toHaveBeenLastCalledWith(expect.anything(), { replace: false });
  });
});

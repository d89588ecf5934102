import { list, openPage, settled, wait } from '@mocks/store/filterPage';
import { dashboardFilterPage, sawmillFilterPage, stackFilterPage } from '@/store/filters/filtersSlice';

async function opened(search = settled) {
  const page = openPage(search);
  await wait(10);
  page.navigate.mockClear();
  return page;
}

const {
  changed: stackFiltersChanged,
  reset: stackFiltersReset,
  viewChanged: stackViewChanged,
} = stackFilterPage.actions;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('filters and the URL', () => {
  it('fill in the defaults by replacing the history entry', async () => {
    const page = openPage('?utm=a&states=Nonsense');
    expect(page.applied()).toBeNull();
    await wait(10);
    const search = '?utm=a&dateType=Invoiceable&from=2026-10-21&to=2026-11-21';
    expect(page.entries).toEqual([{ pathname: list, search }]);
    expect(page.applied()).toMatchObject({ dateType: 'Invoiceable', from: '2026-10-21', to: '2026-11-21' });
  });

  it('leave a complete URL alone', async () => {
    const page = openPage(settled);
    await wait(1000);
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('do not cancel the way to a page that still loads', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { search: 'oak' } }));
    page.startLeaving();
    await wait(1000);
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('follow the next change after a value that no URL can say', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { search: 'x'.repeat(201) } }));
    await wait(1000);
    page.dispatch(stackFiltersChanged({ change: { search: '' } }));
    await wait(1000);
    expect(page.search()).toBe(settled);
    expect(page.applied()).toMatchObject({ search: '' });
  });

  it('make one history entry and one applied change of ten quick changes', async () => {
    const page = await opened(`${settled}&page=4`);
    const onApplied = jest.fn();
    page.onApplied(onApplied);
    for (let step = 1; step <= 10; step += 1) {
      page.dispatch(stackFiltersChanged({ change: { treeSpecies: [`t${step}`] } }));
      expect(page.draft()).toMatchObject({ treeSpecies: [`t${step}`], page: 1 });
      await wait(200);
    }
    expect(onApplied).not.toHaveBeenCalled();
    await wait(1000);
    expect(page.navigate).toHaveBeenCalledTimes(1);
    expect(page.navigate).toHaveBeenCalledWith({ search: `${settled}&treeSpecies=t10` }, { replace: false });
    expect(onApplied).toHaveBeenCalledTimes(1);
    expect(page.applied()).toMatchObject({ treeSpecies: ['t10'], page: 1 });
  });

  it('replace the entry for typing, and push once a choice is among what was typed', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { from: '2026-10-02' }, typed: true }));
    await wait(300);
    expect(page.navigate).toHaveBeenLastCalledWith(expect.anything(), { replace: true });
    page.dispatch(stackFiltersChanged({ change: { states: ['Measured'] } }));
    page.dispatch(stackFiltersChanged({ change: { from: '2026-10-03' }, typed: true }));
    await wait(300);
    expect(page.navigate).toHaveBeenLastCalledWith(expect.anything(), { replace: false });
    expect(page.entries).toHaveLength(2);
  });

  it('push another page, page size or the map switch at once', async () => {
    const page = await opened();
    page.dispatch(stackViewChanged({ page: 3 }));
    expect(page.search()).toBe(`${settled}&page=3`);
    expect(page.applied()).toMatchObject({ page: 3 });
    page.dispatch(stackViewChanged({ showMap: false }));
    expect(page.search()).toBe(`${settled}&page=3&showMap=false`);
    page.dispatch(stackViewChanged({ pageSize: 100 }));
    expect(page.search()).toBe(`${settled}&pageSize=100&showMap=false`);
    expect(page.entries).toHaveLength(4);
    expect(page.navigate).not.toHaveBeenCalledWith(expect.anything(), { replace: true });
  });

  it('take waiting filters along with the map switch, once, from their first page on', async () => {
    const page = await opened(`${settled}&page=2`);
    page.dispatch(stackFiltersChanged({ change: { search: '17' } }));
    page.dispatch(stackViewChanged({ page: 3 }));
    await wait(1000);
    expect(page.navigate).toHaveBeenCalledTimes(1);
    expect(page.search()).toBe(`${settled}&search=17`);
  });

  it('return with Back to exactly what was seen', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { states: ['Measured'] } }));
    await wait(400);
    page.dispatch(stackViewChanged({ page: 2 }));
    await wait(10);
    page.back();
    await wait(10);
    expect(page.applied()).toMatchObject({ states: ['Measured'], page: 1 });
    page.back();
    await wait(10);
    expect(page.applied()).toMatchObject({ states: [], page: 1 });
    expect(page.draft()).toEqual(page.applied());
    expect(page.entries).toHaveLength(3);
  });

  it('let Back win over a change that still waits, even before the page has read the URL', async () => {
    const page = await opened();
    page.dispatch(stackViewChanged({ page: 2 }));
    await wait(10);
    page.navigate.mockClear();
    page.dispatch(stackFiltersChanged({ change: { search: 'lost' } }));
    await wait(298);
    page.back();
    await wait(1000);
    expect(page.navigate).not.toHaveBeenCalled();
    expect(page.search()).toBe(settled);
    expect(page.draft()).toMatchObject({ search: '', page: 1 });
    expect(page.applied()).toEqual(page.draft());
  });

  it('keep what is changed while the own writing comes back from the router', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { search: '1' } }));
    await wait(301);
    page.dispatch(stackFiltersChanged({ change: { search: '17' } }));
    await wait(10);
    expect(page.draft()).toMatchObject({ search: '17' });
    expect(page.search()).toBe(`${settled}&search=1`);
    await wait(400);
    expect(page.search()).toBe(`${settled}&search=17`);
  });

  it('forget a waiting change when the page is left or the department changes', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { search: 'lost' } }));
    page.openDepartment('/organization/o/department/other/stacks');
    await wait(1000);
    expect(page.navigate).not.toHaveBeenCalled();
    expect(page.draft()).toMatchObject({ search: '' });
    page.dispatch(stackFiltersChanged({ change: { search: 'lost' } }));
    page.dispatch(stackFilterPage.actions.left());
    await wait(1000);
    expect(page.navigate).not.toHaveBeenCalled();
    expect(page.applied()).toBeNull();
  });

  it('complete the URL of a link to the page without filters, and forget what waits', async () => {
    const page = await opened('?dateType=Invoiceable&from=2026-10-21&to=2026-11-21');
    page.dispatch(stackFiltersChanged({ change: { search: 'lost' } }));
    page.follow({ pathname: list, search: '' });
    await wait(1000);
    expect(page.entries.at(-1)).toEqual({
      pathname: list,
      search: '?dateType=Invoiceable&from=2026-10-21&to=2026-11-21',
    });
    expect(page.navigate).toHaveBeenCalledTimes(1);
  });

  it('make no entry of a change that was taken back in time', async () => {
    const page = await opened();
    page.dispatch(stackFiltersChanged({ change: { states: ['Measured'] } }));
    page.dispatch(stackFiltersChanged({ change: { states: [] } }));
    await wait(1000);
    expect(page.navigate).not.toHaveBeenCalled();
  });

  it('reset every applied filter, and leave dates, map and page size as they are', async () => {
    const kept = `${settled}&pageSize=10&showMap=false`;
    const page = await opened(`${kept}&states=Measured&search=17&assortmentLengthMin=2&page=2&areaNumber=5`);
    page.dispatch(stackFiltersReset());
    await wait(300);
    expect(page.search()).toBe(kept);
    expect(page.entries).toHaveLength(2);
  });
});

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

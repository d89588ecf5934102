import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { alone, cluster, mapOf, marker, near, spot } from '@mocks/render/stackMap';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { createRowHighlight } from '@/ui/table/row/rowHighlight';
import { leftView } from './leftView';
import { StackPopupCard } from './popup/StackPopupCard';
import { StackMap } from './StackMap';

setupMockService();

beforeEach(() => mockError('get', '/stack/:id/map-info', 404));

afterEach(() => {
  leftView.forget();
  fakeMap.isImpossible = false;
  jest.restoreAllMocks();
});

describe('StackMap', () => {
  // This test comes first, because loaded code stays loaded.
  it('is busy while its code loads, whatever else is known by then', async () => {
    renderUi(mapOf());
    const region = screen.getByRole('region');
    expect(within(region).getByRole('list', { name: 'Legend' })).toBeVisible();
    expect(region.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await marker();
  });

  it('explains the markers in words', async () => {
    const { rerender } = renderUi(mapOf());
    await marker();
    const legend = screen.getByRole('list', { name: 'Legend' });
    const words = within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(words).toEqual(['not measured 1', 'measured 1', 'assigned to sawmill 1']);
    await act(async () => rerender(mapOf({ points: [alone] })));
    expect(within(legend).getAllByRole('listitem')).toHaveLength(1);
    await act(async () => rerender(mapOf({ points: [] })));
    expect(legend).not.toBeInTheDocument();
  });

  it('says how many it shows of how many', async () => {
    renderUi(mapOf({ total: 12_000, limit: 3 }));
    await marker();
    expect(screen.getByText('Showing 3 of 12,000 stacks on the map.')).toBeVisible();
    expect(screen.queryByText(/no position/)).not.toBeInTheDocument();
  });

  it('says where its middle is, for as long as it is there', async () => {
    const onView = jest.fn();
    const { unmount } = renderUi(mapOf({ onView }));
    await marker();
    const [[view]] = onView.mock.calls;
    expect(view.centre()).toEqual({ latitude: 56.123_45, longitude: 9.5 });
    unmount();
    expect(onView).toHaveBeenLastCalledWith(null);
  });

  it('says how many stacks have no position', async () => {
    renderUi(mapOf({ total: 5 }));
    await marker();
    expect(screen.getByText('2 stacks have no position.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /no position/ })).not.toBeInTheDocument();
  });

  it('leads to their list where the service has one', async () => {
    renderUi(mapOf({ total: 5, withoutPositionHref: '/stacks?hasPosition=false' }));
    await marker();
    expect(screen.getByRole('link', { name: '2 stacks have no position.' })).toHaveAttribute(
      'href',
      '/stacks?hasPosition=false',
    );
  });

  it('empties the map of a failed load and offers to try again', async () => {
    const onRetry = jest.fn();
    const { user } = renderUi(mapOf({ status: 'error', onRetry }));
    await screen.findByRole('button', { name: 'Zoom in' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: /marker|Cluster/ })).not.toBeInTheDocument();
  });

  it('shows no stacks of former filters while the next ones load', async () => {
    renderUi(mapOf({ status: 'loading' }));
    expect(screen.getByText('Loading stack data…')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /marker|Cluster/ })).not.toBeInTheDocument();
  });

  it('opens a popup with focus inside, and Escape closes it and gives focus back', async () => {
    const { user } = renderUi(mapOf());
    await user.click(await marker());
    const popup = screen.getByRole('dialog', { name: 'About alone' });
    expect(within(popup).getByText('About alone')).toBeVisible();
    expect(popup).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await marker()).toHaveFocus();
  });

  it('closes the popup of a phone, which lies over the page, when the focus goes on', async () => {
    mockPhone();
    const { user } = renderUi(mapOf());
    await user.click(await marker());
    await user.tab();
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('lets the content close the popup', async () => {
    const { user } = renderUi(mapOf());
    await user.click(await marker());
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the popup when its stack disappears', async () => {
    const { user, rerender } = renderUi(mapOf());
    await user.click(await marker());
    rerender(mapOf({ points: spot }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rerender(mapOf());
    await marker();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells which stack is pointed at, by mouse and by keyboard', async () => {
    const highlight = createRowHighlight();
    const { user } = renderUi(mapOf({ highlight }));
    await user.hover(await marker());
    expect(highlight.key()).toBe('alone');
    await user.unhover(await marker());
    expect(highlight.key()).toBeUndefined();
    act(() => screen.getByRole('button', { name: 'Stack marker, not measured' }).focus());
    expect(highlight.key()).toBe('alone');
  });

  it('lights up the highlighted stack, or the cluster that hides it', async () => {
    const highlight = createRowHighlight();
    renderUi(mapOf({ highlight }));
    await marker();
    act(() => highlight.set('alone'));
    expect(await marker()).toHaveAttribute('data-highlighted');
    act(() => highlight.set('second'));
    await waitFor(async () => expect(await cluster(2)).toHaveAttribute('data-highlighted'));
    expect(await marker()).not.toHaveAttribute('data-highlighted');
  });

  it('fits the view to other stacks, not to a changed state of the same', async () => {
    const { rerender } = renderUi(mapOf({ points: [alone] }));
    await marker();
    const fitted = fakeMap.map?.fitBounds;
    expect(fitted).toHaveBeenCalledTimes(1);
    rerender(mapOf({ points: [{ ...alone, state: 'Measured' }] }));
    await screen.findByRole('button', { name: 'Stack marker, measured' });
    expect(fitted).toHaveBeenCalledTimes(1);
    rerender(mapOf({ points: spot }));
    await cluster(2);
    expect(fitted).toHaveBeenLastCalledWith([9.5, 56, 9.5, 56], expect.anything());
  });

  it.each([{ points: [] }, { status: 'error' as const }, { status: 'loading' as const }])(
    'stays where it is for %j, and when the same stacks come back',
    async (nothing) => {
      const { rerender } = renderUi(mapOf({ points: [alone] }));
      await marker();
      rerender(mapOf({ points: [alone], ...nothing }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /marker/ })).not.toBeInTheDocument());
      rerender(mapOf({ points: [alone] }));
      await marker();
      expect(fakeMap.map?.fitBounds).toHaveBeenCalledTimes(1);
    },
  );

  it('fits the view again when its box changes, unless somebody has moved it', async () => {
    renderUi(mapOf({ points: spot }));
    await cluster(2);
    const { map } = fakeMap;
    await act(async () => map?.tell('resize'));
    expect(map?.fitBounds).toHaveBeenCalledTimes(2);
    expect(map?.fitBounds).toHaveBeenLastCalledWith([9.5, 56, 9.5, 56], expect.anything());
    await act(async () => {
      map?.easeTo({ zoom: 9 });
      map?.tell('resize');
    });
    await cluster(2);
    expect(map?.fitBounds).toHaveBeenCalledTimes(2);
  });

  it('is where the person had moved it when the page is come back to, and shows other stacks whole', async () => {
    const first = renderUi(mapOf({ points: spot }));
    await cluster(2);
    await act(async () => fakeMap.map?.easeTo({ zoom: 9 }));
    first.unmount();
    const back = renderUi(mapOf({ points: spot }));
    await cluster(2);
    expect(fakeMap.map?.jumpTo).toHaveBeenCalledWith(expect.objectContaining({ zoom: 9 }));
    expect(fakeMap.map?.fitBounds).not.toHaveBeenCalled();
    await act(async () => back.rerender(mapOf({ points: [near] })));
    expect(fakeMap.map?.fitBounds).toHaveBeenCalledTimes(1);
  });

  it('brings all stacks into view again', async () => {
    const { user, rerender } = renderUi(mapOf({ points: spot }));
    await cluster(2);
    await user.click(screen.getByRole('button', { name: 'Show all stacks' }));
    expect(fakeMap.map?.fitBounds).toHaveBeenCalledTimes(2);
    expect(fakeMap.map?.fitBounds).toHaveBeenLastCalledWith([9.5, 56, 9.5, 56], expect.anything());
    await act(async () => rerender(mapOf({ points: [] })));
    expect(screen.queryByRole('button', { name: 'Show all stacks' })).not.toBeInTheDocument();
  });

  it('meets the markers from west to east, and none beyond the edge', async () => {
    renderUi(mapOf({ points: [near, ...spot, alone] }));
    await marker();
    const names = () =>
      screen.getAllByRole('button', { name: /marker|Cluster/ }).map((button) => button.ariaLabel);
    expect(names()).toEqual(['Stack marker, not measured', expect.stringMatching(/^Cluster of 3/)]);
    const map = fakeMap.map;
    if (!map) throw new Error('There is no map');
    map.getBounds = () => ({ getWest: () => 0, getSouth: () => 40, getEast: () => 20, getNorth: () => 60 });
    act(() => map.tell('moveend'));
    expect(names()).toEqual([expect.stringMatching(/^Cluster of 3/)]);
    expect(screen.getByTitle('Stack marker, not measured')).toHaveAttribute('tabindex', '-1');
  });

  it('calls a marker by its number where the list knows it', async () => {
    renderUi(mapOf({ points: [alone], rows: [{ stackId: 'alone', stackNumber: 'NS-7' }] }));
    expect(await screen.findByRole('button', { name: 'Stack NS-7, not measured' })).toBeVisible();
  });

  it('leads the keyboard past the map', async () => {
    const { user } = renderUi(
      <>
        {mapOf()}
        <button type="button">After the map</button>
      </>,
    );
    await marker();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip the map' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'After the map' })).toHaveFocus();
  });

  it('says so when the browser cannot draw a map, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeMap.isImpossible = true;
    const { user } = renderUi(mapOf());
    expect(
      await screen.findByText('The map could not be shown. All the stacks are in the list.'),
    ).toBeVisible();
    fakeMap.isImpossible = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await marker()).toBeVisible();
  });
});

describe('clusters on the map', () => {
  it('zooms in on a cluster that splits', async () => {
    const { user } = renderUi(mapOf({ points: [...spot, near] }));
    await user.click(await cluster(3));
    await waitFor(() => expect(fakeMap.map?.easeTo).toHaveBeenCalledTimes(1));
    expect(await cluster(2)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stack marker, measured' })).toBeVisible();
  });

  it('keeps the focus of a cluster that goes away by opening', async () => {
    const { user } = renderUi(mapOf({ points: [...spot, near] }));
    const opened = await cluster(3);
    const canvas = fakeMap.map?.getCanvas() ?? document.body;
    const focusCanvas = jest.spyOn(canvas, 'focus');
    opened.focus();
    await user.keyboard('{Enter}');
    await cluster(2);
    expect(focusCanvas).toHaveBeenCalledTimes(1);
  });

  it('leads the keyboard from an opened cluster to the first new marker, and says how many there are', async () => {
    const { user } = renderUi(mapOf({ points: [alone, near, ...spot] }));
    (await cluster(3)).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await cluster(2)).toHaveFocus());
    expect(screen.getByText('3 markers now shown')).toBeInTheDocument();
  });

  it('leaves the focus alone when a mouse opens a cluster', async () => {
    const { user } = renderUi(mapOf({ points: [near, ...spot] }));
    await user.click(await cluster(3));
    expect(await screen.findByText('2 markers now shown')).toBeInTheDocument();
    expect(await cluster(2)).not.toHaveFocus();
  });

  it('lists the stacks of one spot, and leads to each and back', async () => {
    const { user } = renderUi(mapOf());
    await user.click(await cluster(2));
    const list = await screen.findByRole('dialog');
    expect(within(list).getByRole('heading', { name: '2 stacks at this location' })).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Stack 2 assigned to sawmill' }));
    expect(screen.getByText('About second')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to 2 stacks' }));
    expect(screen.getByRole('button', { name: 'Stack 1 measured' })).toBeVisible();
  });

  it('lists the stacks of one spot by their numbers', async () => {
    mockResponse('get', '/stack/first/map-info', { ...info, stackNumber: '77' });
    mockResponse('get', '/stack/second/map-info', { ...info, stackNumber: '1' });
    const { user } = renderUi(mapOf());
    await user.click(await cluster(2));
    const list = within(await screen.findByRole('dialog'));
    await user.click(await list.findByRole('button', { name: 'Stack 1 assigned to sawmill' }));
    expect(screen.getByText('About second')).toBeVisible();
  });

  it('lists a hundred stacks of one spot at first, and leads to the next hundred when it is asked', async () => {
    const many = Array.from({ length: 230 }, (_, at) => ({ ...near, stackId: `stack-${at}` }));
    const { user } = renderUi(mapOf({ points: many }));
    await user.click(await cluster(230));
    const list = within(await screen.findByRole('dialog'));
    expect(list.getAllByRole('listitem')).toHaveLength(100);
    await user.click(list.getByRole('button', { name: 'Show 130 more' }));
    expect(list.getAllByRole('listitem')).toHaveLength(200);
    expect(list.getByRole('button', { name: 'Stack 101 measured' })).toHaveFocus();
    expect(list.getByRole('heading', { name: '230 stacks at this location' })).toBeVisible();
  });

  it('says the states of a cluster', async () => {
    renderUi(mapOf({ points: [...spot, near, { ...near, stackId: 'new', state: 'PreRegistration' }] }));
    expect(
      await screen.findByRole('button', {
        name: 'Cluster of 4 stacks: 2 measured, 1 assigned to sawmill, 1 not measured',
      }),
    ).toBeVisible();
  });
});

const info = {
  stackNumber: 'NS-204',
  state: 'Measured' as const,
  registrator: 'Mette Sørensen',
  surveyor: null,
  lastModified: '2026-11-03T10:00:00Z',
};

describe('StackPopupCard', () => {
  it('shows number, people and the last change', () => {
    renderUi(<StackPopupCard info={info} failed={false} onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'Stack NS-204' })).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Mette Sørensen', 'Not given', '03/11/2026']);
    expect(screen.getByText('measured')).toBeVisible();
  });

  it('says that it is loading', () => {
    renderUi(<StackPopupCard info={undefined} failed={false} onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'Loading stack details…' })).toBeInTheDocument();
  });

  it('says that it failed and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = renderUi(<StackPopupCard info={undefined} failed onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The details of this stack could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('the focus on a marker', () => {
  async function focusMarkerAt(left: number) {
    renderUi(
      <StackMap
        points={[]}
        status="ready"
        onRetry={() => undefined}
        total={0}
        limit={10}
        highlight={createRowHighlight()}
        rows={[]}
        popup={() => null}
      />,
    );
    await screen.findByRole('button', { name: 'Zoom in' });
    const box = fakeMap.map?.getContainer() ?? document.body;
    const marker = document.createElement('button');
    box.append(marker);
    document.body.append(box);
    jest.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
    jest
      .spyOn(marker, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(left - box.scrollLeft, 40, 20, 20));
    // A browser scrolls by itself before it reports the focus.
    box.scrollLeft = Math.max(0, left - 80);
    act(() => marker.focus());
    box.remove();
    return fakeMap.map?.panBy;
  }

  it('brings a marker from beyond the edge to the middle, also when the browser has scrolled to it', async () => {
    expect(await focusMarkerAt(130)).toHaveBeenCalledWith([90, 0], { animate: false });
  });

  it('leaves the map alone under a marker that can be seen', async () => {
    expect(await focusMarkerAt(60)).not.toHaveBeenCalled();
  });
});

import { Notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { mockElementSize } from '@mocks/browser/mockElementSize';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { mapOf, marker } from '@mocks/render/stackMap';
import { BaseMap } from './BaseMap';
import { takenPlacesSource } from './useTakenPlaces';

// The style stays the same while a test looks at the rest of the map.
jest.mock('./mapEnvironment', () => ({
  ...jest.requireActual('./mapEnvironment'),
  loadTileStyle: () => new Promise(() => undefined),
}));

describe('a map', () => {
  const openMap = () => renderUi(<BaseMap initialViewState={{}}>{() => null}</BaseMap>);
  const tell = (event: string) => act(() => fakeMap.map?.tell(event));

  afterEach(() => {
    fakeMap.source = undefined;
    jest.restoreAllMocks();
  });

  it('is as large as its container, whatever size that had when the map was made', () => {
    mockElementSize(600, 300);
    openMap();
    expect(fakeMap.map?.resize).toHaveBeenCalled();
  });

  it('says on its canvas while something is still to be drawn', () => {
    openMap();
    const canvas = fakeMap.map?.getCanvas();
    expect(canvas).toHaveAttribute('aria-busy', 'true');
    tell('idle');
    expect(canvas).not.toHaveAttribute('aria-busy');
    tell('movestart');
    expect(canvas).toHaveAttribute('aria-busy', 'true');
  });

  it('sets the degrees once more when all tiles are there, and no more while the view stays', () => {
    fakeMap.source = { setData: jest.fn() };
    openMap();
    const { setData } = fakeMap.source;
    expect(setData).toHaveBeenCalledTimes(1);
    tell('idle');
    expect(setData).toHaveBeenCalledTimes(2);
    expect(setData.mock.calls[1]).toEqual(setData.mock.calls[0]);
    tell('moveend');
    tell('idle');
    expect(setData).toHaveBeenCalledTimes(2);
  });

  it('compares the degrees at its edge once it is idle: its attribution comes late, and may cover one', () => {
    fakeMap.source = { setData: jest.fn() };
    openMap();
    const { map } = fakeMap;
    if (!map) throw new Error('There is no map');
    const numbers = { setData: jest.fn() };
    map.sources.set('degrees', numbers);
    const container = map.getContainer();
    container.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
    map.project = () => ({ x: 200, y: 150 });
    map.getZoom = () => 8;
    map.getBounds = () => ({ getWest: () => 9, getSouth: () => 55, getEast: () => 11, getNorth: () => 57 });
    tell('moveend');
    tell('idle');
    expect(numbers.setData.mock.lastCall[0].features).not.toHaveLength(0);
    numbers.setData.mockClear();
    tell('idle');
    expect(numbers.setData).not.toHaveBeenCalled();
    const attribution = document.createElement('div');
    attribution.className = 'maplibregl-ctrl';
    attribution.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
    container.parentElement?.append(attribution);
    tell('idle');
    expect(numbers.setData).toHaveBeenLastCalledWith(expect.objectContaining({ features: [] }));
  });
});

describe('a map whose names give way', () => {
  function openMap() {
    renderUi(<BaseMap initialViewState={{}}>{() => null}</BaseMap>);
    const { map } = fakeMap;
    if (!map) throw new Error('There is no map');
    const source = () => map.sources.get(takenPlacesSource);
    return {
      map,
      source,
      /** How often the places were set after the source had been added. */
      sets: () => source()?.setData.mock.calls.length,
      tell: (...events: string[]) =>
        act(() => {
          for (const event of events) map.tell(event);
        }),
      addMarker: () => map.getCanvasContainer().append(document.createElement('div')),
    };
  }

  it('takes places in each style that has loaded', () => {
    const { map, source, tell } = openMap();
    expect(source()).toBeUndefined();
    tell('style.load');
    const first = source();
    expect(first).toBeDefined();
    map.sources.clear();
    tell('style.load');
    expect(source()).toBeDefined();
    expect(source()).not.toBe(first);
  });

  it('takes them anew where the map has stopped, and once more when all tiles are there', () => {
    const { sets, tell } = openMap();
    tell('style.load', 'moveend', 'resize', 'moveend');
    expect(sets()).toBe(3);
    tell('idle');
    expect(sets()).toBe(4);
    tell('idle');
    expect(sets()).toBe(4);
  });

  it('takes what covers the map later, as its attribution does, once the map is idle', () => {
    const { map, sets, tell } = openMap();
    tell('style.load', 'idle', 'idle');
    expect(sets()).toBe(0);
    const container = map.getContainer();
    container.getBoundingClientRect = () => new DOMRect(0, 0, 400, 300);
    tell('resize', 'idle', 'idle');
    const before = sets();
    const attribution = document.createElement('div');
    attribution.className = 'maplibregl-ctrl';
    attribution.getBoundingClientRect = () => new DOMRect(200, 280, 200, 20);
    container.append(attribution);
    tell('idle', 'idle');
    expect(sets()).toBe(Number(before) + 2);
    tell('idle');
    expect(sets()).toBe(Number(before) + 2);
  });

  it('sets nothing in a style that has replaced the one it was meant for', () => {
    const { map, sets, tell } = openMap();
    tell('style.load', 'moveend');
    map.sources.clear();
    tell('style.load', 'idle');
    expect(sets()).toBe(0);
  });

  it('follows the markers, but not while the map moves: its end does', async () => {
    const { map, sets, tell, addMarker } = openMap();
    await act(async () => undefined);
    tell('style.load');
    map.isMoving.mockReturnValue(true);
    addMarker();
    await act(async () => undefined);
    expect(sets()).toBe(0);
    map.isMoving.mockReturnValue(false);
    addMarker();
    await waitFor(() => expect(sets()).toBe(1));
  });
});

const button = () => screen.queryByRole('button', { name: 'Show my position' });

const findButton = () => screen.findByRole('button', { name: 'Show my position' });

const coords = {
  latitude: 56.4,
  longitude: 9.4,
  accuracy: 12,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
};
const here = { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => null };

function mockPosition(getCurrentPosition: Geolocation['getCurrentPosition'], isSecureContext = true) {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(window, 'isSecureContext');
});

describe('the own position on the map', () => {
  it('is not offered by a browser that has none', async () => {
    renderUi(mapOf());
    await marker();
    expect(button()).not.toBeInTheDocument();
  });

  it('is asked for when it is wanted, and marked', async () => {
    const ask = jest.fn((found: PositionCallback) => found(here));
    mockPosition(ask);
    const { user } = renderUi(mapOf());
    await marker();
    expect(ask).not.toHaveBeenCalled();
    await user.click(await findButton());
    expect(await screen.findByRole('img', { name: 'Your position' })).toBeInTheDocument();
  });

  it('is not asked for on a page that is not secure, which a note says', async () => {
    const ask = jest.fn();
    mockPosition(ask, false);
    const { user } = renderUi(
      <>
        {mapOf()}
        <Notifications />
      </>,
    );
    await marker();
    await user.click(await findButton());
    expect(await screen.findByText(/^Your position could not be determined/)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    expect(await findButton()).not.toHaveAttribute('aria-busy', 'true');
  });

  it('moves no map that is gone when the answer comes', async () => {
    let answer: PositionCallback = () => undefined;
    mockPosition((found) => {
      answer = found;
    });
    const { user, unmount } = renderUi(mapOf());
    await marker();
    await user.click(await findButton());
    expect(await findButton()).toHaveAttribute('aria-busy', 'true');
    unmount();
    answer(here);
    expect(fakeMap.map?.easeTo).not.toHaveBeenCalled();
  });
});

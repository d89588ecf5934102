import { act, waitFor } from '@testing-library/react';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { BaseMap } from './BaseMap';
import { takenPlacesSource } from './useTakenPlaces';

// The style stays the same while a test looks at what is added to it.
jest.mock('./mapEnvironment', () => ({
  ...jest.requireActual('./mapEnvironment'),
  loadTileStyle: () => new Promise(() => undefined),
}));

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

import { act } from '@testing-library/react';
import { mockElementSize } from '@mocks/browser/mockElementSize';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { BaseMap } from './BaseMap';

// The style stays the same while a test looks at the rest of the map.
jest.mock('./mapEnvironment', () => ({
  ...jest.requireActual('./mapEnvironment'),
  loadTileStyle: () => new Promise(() => undefined),
}));

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

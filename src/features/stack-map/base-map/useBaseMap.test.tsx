import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { StackMap } from '@/features/stack-map/StackMap';
import type { Position } from '@/lib/position';
import { createRowHighlight } from '@/ui/table/row/rowHighlight';
import * as mapEnvironment from './mapEnvironment';
import { PlaceInWords } from './PlaceInWords';
import { useWorld } from './useWorld';
import type { WorldTopology } from './worldStyle';

jest.mock('./mapEnvironment', () => ({
  ...jest.requireActual('./mapEnvironment'),
  loadTileStyle: jest.fn(),
  loadWorld: jest.fn(),
  loadTowns: jest.fn(),
}));

const loadTileStyle = jest.mocked(mapEnvironment.loadTileStyle);
const loadWorld = jest.mocked(mapEnvironment.loadWorld);
const loadTowns = jest.mocked(mapEnvironment.loadTowns);

const tiles = { version: 8 as const, name: 'tiles', sources: {}, layers: [] };

const island: WorldTopology = {
  type: 'Topology',
  arcs: [
    [
      [9, 54],
      [11, 54],
      [11, 56],
      [9, 54],
    ],
  ],
  objects: {
    countries: { type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', arcs: [[[0]]] }] },
  },
};

const bundled = expect.objectContaining({
  layers: ['ground', 'water', 'land', 'coast', 'borders', 'towns'].map((id) =>
    expect.objectContaining({ id }),
  ),
});
const townsOf = (names: string[]) =>
  expect.objectContaining({
    sources: expect.objectContaining({
      towns: expect.objectContaining({
        data: expect.objectContaining({
          features: names.map((name) =>
            expect.objectContaining({ properties: expect.objectContaining({ name }) }),
          ),
        }),
      }),
    }),
  });
const groundAlone = expect.objectContaining({ layers: [expect.objectContaining({ id: 'ground' })] });

async function renderMap() {
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
  await screen.findAllByRole('button');
}

const expectStyle = (style: unknown) => waitFor(() => expect(fakeMap.mapStyle).toEqual(style));

async function tell(type: string, event?: object) {
  await act(async () => fakeMap.map?.tell(type, event));
}

beforeEach(() => {
  jest.clearAllMocks();
  loadTileStyle.mockResolvedValue(tiles);
  loadWorld.mockResolvedValue(island);
  loadTowns.mockResolvedValue([{ names: 'Odense', eastwards: [1040], north: [5540] }]);
});

describe('the base map', () => {
  it('is the tile map when its tiles come', async () => {
    await renderMap();
    await expectStyle(tiles);
    await tell('sourcedata', { tile: {}, sourceId: 'forests' });
    await tell('idle');
    expect(fakeMap.mapStyle).toEqual(tiles);
    expect(loadWorld).not.toHaveBeenCalled();
  });

  it('is the bundled world when there is no tile style', async () => {
    loadTileStyle.mockRejectedValue(new Error('No network'));
    await renderMap();
    await expectStyle(bundled);
  });

  it('names the towns of the bundled world, and says who knew them', async () => {
    loadTileStyle.mockRejectedValue(new Error('No network'));
    await renderMap();
    await expectStyle(townsOf(['Odense']));
    expect(JSON.stringify(fakeMap.mapStyle)).toContain('GeoNames</a> (CC BY 4.0)');
  });

  it('goes without names that cannot be had', async () => {
    loadTileStyle.mockRejectedValue(new Error('No network'));
    loadTowns.mockRejectedValue(new Error('No network'));
    await renderMap();
    await expectStyle(bundled);
    await expectStyle(townsOf([]));
    expect(JSON.stringify(fakeMap.mapStyle)).not.toContain('GeoNames');
  });

  it('is the bundled world when the style answers and its tiles do not', async () => {
    await renderMap();
    await expectStyle(tiles);
    await tell('sourcedata', { tile: undefined });
    await tell('idle');
    await expectStyle(bundled);
  });

  it('stands on the bundled world while the tile style is late, and then on the tiles', async () => {
    jest.useFakeTimers();
    let answer = (_: typeof tiles) => {};
    loadTileStyle.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await renderMap();
    expect(fakeMap.mapStyle).toEqual(groundAlone);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(fakeMap.mapStyle).toEqual(bundled);
    await act(async () => answer(tiles));
    expect(fakeMap.mapStyle).toEqual(tiles);
    jest.useRealTimers();
  });

  it('is a ground that is neither land nor water when nothing at all can be had', async () => {
    loadTileStyle.mockRejectedValue(new Error('No network'));
    loadWorld.mockRejectedValue(new Error('No network'));
    await renderMap();
    expect(fakeMap.mapStyle).toEqual(groundAlone);
  });
});

describe('a part of the base map', () => {
  const worldOf = (name: string): jest.Mock<Promise<{ name: string }>> => jest.fn(async () => ({ name }));
  const failing = () => Promise.reject(new Error('No network'));
  const settle = () => act(async () => undefined);

  it('loads when it is needed, and once', async () => {
    const load = worldOf('one');
    const { result, rerender } = renderHook((isNeeded) => useWorld(load, isNeeded), { initialProps: false });
    await settle();
    expect(load).not.toHaveBeenCalled();
    rerender(true);
    await settle();
    rerender(false);
    rerender(true);
    await settle();
    expect(result.current).toEqual({ name: 'one' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads that of another function, and keeps the former one until then or when that fails', async () => {
    const initialProps: () => Promise<{ name: string }> = worldOf('one');
    const { result, rerender } = renderHook((load) => useWorld(load, true), { initialProps });
    await settle();
    rerender(worldOf('two'));
    expect(result.current).toEqual({ name: 'one' });
    await settle();
    expect(result.current).toEqual({ name: 'two' });
    rerender(failing);
    await settle();
    expect(result.current).toEqual({ name: 'two' });
  });

  it('is missing when the first load fails', async () => {
    const { result } = renderHook(() => useWorld(failing, true));
    expect(result.current).toBe('loading');
    await settle();
    expect(result.current).toBe('missing');
  });
});

describe('the place in words', () => {
  /** Hobro and Skive lie at 9.79 and 9.03 degrees east. */
  beforeEach(() =>
    loadTowns.mockResolvedValue([{ names: 'Skive|Hobro', eastwards: [903, 76], north: [5657, 5664] }]),
  );

  const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

  async function textAt(position: Position, language: 'en' | 'de' = 'en') {
    renderUi(
      <section aria-label="place">
        <PlaceInWords position={position} />
      </section>,
      { language },
    );
    await act(async () => undefined);
    return screen.getByRole('region').textContent?.replaceAll('\u00a0', ' ');
  }

  it.each([
    [at(56.6, 9.79), '4 km south of Hobro'],
    [at(56.57, 9.2), '10 km east of Skive'],
    // The positions of towns are not more accurate than a kilometre.
    [at(56.641, 9.79), '1 km north of Hobro'],
    [at(51, 0), ''],
  ])('says where a stack is from the nearest town: %j', async (position, said) => {
    expect(await textAt(position)).toBe(said);
  });

  it('says it in the language of the page', async () => {
    expect(await textAt(at(56.6, 9.79), 'de')).toBe('4 km südlich von Hobro');
  });

  it('says nothing without the towns', async () => {
    loadTowns.mockRejectedValue(new Error('No towns'));
    expect(await textAt(at(56.6, 9.79))).toBe('');
  });
});

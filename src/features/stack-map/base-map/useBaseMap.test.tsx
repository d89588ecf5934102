import { act, screen, waitFor } from '@testing-library/react';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { StackMap } from '@/features/stack-map/StackMap';
import type { Language } from '@/i18n/language';
import { createRowHighlight } from '@/ui/table/row/rowHighlight';
import * as mapEnvironment from './mapEnvironment';
import { townDot } from './mapImages';
import { takenPlacesSource } from './useTakenPlaces';
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
    countries: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] },
    land: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] },
  },
};

const bundled = expect.objectContaining({
  layers: [
    ...['sea', 'land', 'coast', 'borders', 'graticule'].map((id) => expect.objectContaining({ id })),
    // A dot without its name would look like a stack: neither is drawn without the other.
    expect.objectContaining({
      id: 'towns',
      layout: expect.objectContaining({ 'icon-image': townDot, 'text-field': ['get', 'name'] }),
    }),
    expect.objectContaining({ id: 'covered towns' }),
    // Names step aside from them, and what is taken at the edge does not hide them.
    expect.objectContaining({
      id: 'degrees',
      layout: expect.objectContaining({ 'text-allow-overlap': true }),
    }),
  ],
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
const seaAlone = expect.objectContaining({ layers: [expect.objectContaining({ id: 'sea' })] });

async function renderMap(language: Language = 'en') {
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
    { language },
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

  it('asks for their names in the language of the reader', async () => {
    loadTileStyle.mockRejectedValue(new Error('No network'));
    loadTowns.mockImplementation(async (language) => [
      { names: language === 'pl' ? 'Kopenhaga' : 'Copenhagen', eastwards: [1257], north: [5568] },
    ]);
    await renderMap('pl');
    await expectStyle(townsOf(['Kopenhaga']));
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
    await tell('sourcedata', { tile: {}, sourceId: takenPlacesSource });
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
    expect(fakeMap.mapStyle).toEqual(seaAlone);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(fakeMap.mapStyle).toEqual(bundled);
    await act(async () => answer(tiles));
    expect(fakeMap.mapStyle).toEqual(tiles);
    jest.useRealTimers();
  });

  it('is the sea when nothing at all can be had', async () => {
    loadTileStyle.mockRejectedValue(new Error('No network'));
    loadWorld.mockRejectedValue(new Error('No network'));
    await renderMap();
    expect(fakeMap.mapStyle).toEqual(seaAlone);
  });
});

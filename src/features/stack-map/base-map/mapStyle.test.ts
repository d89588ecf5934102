import { DEFAULT_THEME } from '@mantine/core';
import { fetchTileStyle } from './fetchTileStyle';
import { emptyStyle, mapPalette, townZoom, type WorldShapes, worldStyle } from './worldStyle';

const style = { version: 8, sources: {}, layers: [] };
const { signal } = new AbortController();

function answerWith(body: string, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
}

afterEach(() => jest.restoreAllMocks());

describe('fetchTileStyle', () => {
  it('hands out the style', async () => {
    answerWith(JSON.stringify(style));
    await expect(fetchTileStyle('https://tiles.example/style', signal)).resolves.toEqual(style);
  });

  it.each([
    ['a failure', JSON.stringify(style), 503],
    ['a web page', '<!doctype html>', 200],
    ['something else in JSON', '{"version":7}', 200],
    ['nothing', 'null', 200],
  ])('rejects %s', async (_, body, status) => {
    answerWith(body, status);
    await expect(fetchTileStyle('https://tiles.example/style', signal)).rejects.toThrow();
  });
});

describe('the bundled map', () => {
  const { colors } = DEFAULT_THEME;
  const palette = mapPalette({ colors: { ...colors, info: colors.blue } }, 'light');
  const shapes: WorldShapes = {
    land: { type: 'MultiPolygon', coordinates: [] },
    borders: { type: 'MultiLineString', coordinates: [] },
  };
  const { layers } = worldStyle({ ...shapes, towns: undefined }, palette);

  /** MapLibre draws a layer from its first zoom up to but not including its last. */
  const drawnAt = (zoom: number) =>
    layers.filter(({ minzoom = 0, maxzoom = 24 }) => zoom >= minzoom && zoom < maxzoom).map(({ id }) => id);

  function groundAt(zoom: number): unknown {
    const [ground] = layers;
    const colour = ground?.type === 'background' ? ground.paint?.['background-color'] : undefined;
    if (!Array.isArray(colour)) throw new Error('The ground has one colour at every zoom');
    const [, , below, from, above] = colour;
    return zoom < Number(from) ? below : above;
  }

  it('has land in the sea as far as its coasts are exact, and nearer a ground that is neither', () => {
    expect(drawnAt(8.4)).toEqual(['ground', 'water', 'land', 'coast', 'borders', 'towns']);
    expect(drawnAt(8.5)).toEqual(['ground', 'towns']);
    expect(drawnAt(18)).toEqual(['ground']);
  });

  it('paints neither water nor land where it has not loaded', () => {
    expect([palette.sea, palette.land]).not.toContain(groundAt(8.4));
    expect(groundAt(8.5)).toBe(palette.land);
    const [ground] = emptyStyle(palette).layers;
    expect(ground).toMatchObject({ type: 'background', paint: { 'background-color': groundAt(8.4) } });
  });

  it('shows a view of stacks with land', () => {
    expect(drawnAt(townZoom)).toContain('land');
  });

  it('draws no dot without its name, which would look like a stack', () => {
    const [towns] = layers.filter(({ id }) => id === 'towns');
    expect(towns?.layout).toMatchObject({ 'text-field': ['concat', '• ', ['get', 'name']] });
    expect(towns?.layout).not.toHaveProperty('icon-image');
  });
});

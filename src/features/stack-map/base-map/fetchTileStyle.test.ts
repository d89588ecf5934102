import { fetchTileStyle } from './fetchTileStyle';

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

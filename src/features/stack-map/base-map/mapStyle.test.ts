import { fetchTileStyle } from './fetchTileStyle';
import { invisible, makeImages, townDot } from './mapImages';

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

describe('makeImages', () => {
  type ImageMap = Parameters<typeof makeImages>[0];

  /** What is added when a tile asks for this image. */
  function askFor(name: string) {
    const addImage = jest.fn<unknown, Parameters<ImageMap['addImage']>>();
    makeImages({ addImage, setMissingStyleImageResolver: (resolver) => resolver(name) });
    return addImage.mock.calls;
  }

  it('makes an invisible image of any size by its name', () => {
    expect(askFor(invisible(75, 2))).toEqual([
      ['taken 75 2', { width: 75, height: 2, data: new Uint8Array(600) }],
    ]);
  });

  it('makes a disc for the towns', () => {
    const [[, image, options] = []] = askFor(townDot);
    expect(options).toEqual({ sdf: true, pixelRatio: 2 });
    const opacities = [...(image?.data ?? [])].filter((_, at) => at % 4 === 3);
    const inside = opacities.filter((opacity) => opacity > 0.75 * 255).length;
    // Four pixels wide, each two dots.
    expect(inside).toBeGreaterThan(40);
    expect(inside).toBeLessThan(60);
  });

  it('leaves the images of others alone', () => {
    expect(askFor('forest')).toEqual([]);
  });
});

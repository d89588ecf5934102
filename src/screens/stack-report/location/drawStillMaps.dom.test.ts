import { drawStillMaps } from './drawStillMaps';

type Listener = (event: object) => void;

class FakeMap {
  static last: FakeMap;
  static isImpossible = false;
  readonly #listeners = new Map<string, Listener[]>();
  readonly views: unknown[] = [];
  isRemoved = false;

  constructor() {
    if (FakeMap.isImpossible) throw new Error('No WebGL');
    FakeMap.last = this;
  }

  on(type: string, listener: Listener) {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  once = this.on;
  triggerRepaint = () => undefined;
  fitBounds = (view: unknown) => this.views.push(view);
  getStyle = () => ({ sources: { roads: {}, trees: {}, shade: {} } });
  getSource = (id: string) => ({
    attribution: { roads: '<a href="https://a.example">Roads &amp; ways</a>', trees: 'Trees' }[id],
  });

  getCanvas = () => ({ toDataURL: () => `picture ${this.views.length}` });

  remove() {
    this.isRemoved = true;
    this.tell('remove');
  }

  tell(type: string, event: object = {}) {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

jest.mock('maplibre-gl', () => ({
  setWorkerUrl: () => undefined,
  get Map() {
    return FakeMap;
  },
}));

const style = { version: 8 as const, sources: {}, layers: [] };
const wide: [number, number, number, number] = [9, 56, 10, 57];
const near: [number, number, number, number] = [9.4, 56.4, 9.6, 56.6];

beforeEach(() => {
  jest.useFakeTimers();
  FakeMap.isImpossible = false;
});
afterEach(() => {
  jest.useRealTimers();
  expect(document.querySelector('body > div')).toBeNull();
});

function begin() {
  const late = new AbortController();
  const drawing = drawStillMaps(style, [wide, near], late.signal);
  return { drawing, late, map: FakeMap.last };
}

it('takes a picture of each view when the map is idle, and takes the map away', async () => {
  const { drawing, map } = begin();
  map.tell('sourcedata', { tile: {} });
  map.tell('idle');
  await jest.advanceTimersByTimeAsync(0);
  expect(map.views).toEqual([wide, near]);
  expect(map.isRemoved).toBe(false);
  map.tell('idle');
  await expect(drawing).resolves.toEqual({
    pictures: ['picture 1', 'picture 2'],
    attribution: 'Roads & ways · Trees',
  });
  expect(map.isRemoved).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it.each<[string, (given: ReturnType<typeof begin>) => void]>([
  ['no tile comes', ({ map }) => map.tell('idle')],
  ['a tile fails', ({ map }) => map.tell('error', { tile: {}, error: new Error('503') })],
  ['it takes too long', ({ late }) => late.abort(new Error('Too late'))],
])('gives up when %s', async (_, happens) => {
  const given = begin();
  const outcome = expect(given.drawing).rejects.toThrow();
  given.map.tell('sourcedata', {});
  happens(given);
  await outcome;
  expect(given.map.isRemoved).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it('lives with a sign that fails', async () => {
  const { drawing, map } = begin();
  map.tell('error', { error: new Error('sprite') });
  for (const tile of [{}, {}]) {
    map.tell('sourcedata', { tile });
    map.tell('idle');
    await jest.advanceTimersByTimeAsync(0);
  }
  await expect(drawing).resolves.toMatchObject({ pictures: ['picture 1', 'picture 2'] });
});

it('gives up where no map can be drawn', async () => {
  FakeMap.isImpossible = true;
  await expect(drawStillMaps(style, [wide], new AbortController().signal)).rejects.toThrow('No WebGL');
});

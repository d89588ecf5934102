import { createSheets } from './spriteSheet';
import type { Look, Sprite } from './sprites';

const look: Look = { font: '', surface: '', outline: '', clusterGround: '', toneOf: () => '' };

const spriteOf = (key: string, size: number) => ({
  key,
  size,
  draw: jest.fn<void, Parameters<Sprite['draw']>>(),
});

afterEach(() => {
  jest.restoreAllMocks();
});

const drawImage = jest.fn();

beforeEach(() => {
  drawImage.mockClear();
  const pen = { translate: () => undefined, scale: () => undefined, drawImage };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => pen });
});

it('has all sprites beside each other', () => {
  const sprites = Array.from({ length: 500 }, (_, index) => spriteOf(`${index}`, 20 + (index % 60)));
  const { slots, canvas } = createSheets(look, 1)(sprites);
  const all = [...slots.values()];
  expect(all).toHaveLength(500);
  for (const one of all) {
    expect(one.x + one.size).toBeLessThanOrEqual(canvas.width);
    expect(one.y + one.size).toBeLessThanOrEqual(canvas.height);
  }
  const overlapping = all.filter((one, index) =>
    all.some(
      (other, at) =>
        at < index &&
        one.x < other.x + other.size &&
        other.x < one.x + one.size &&
        one.y < other.y + other.size &&
        other.y < one.y + one.size,
    ),
  );
  expect(overlapping).toEqual([]);
});

it('draws a sprite once, however often and on however many sheets it is', () => {
  const [often, once] = [spriteOf('often', 40), spriteOf('once', 40)];
  const sheetOf = createSheets(look, 1);
  sheetOf([often, often]);
  const { slots } = sheetOf([once, often]);
  expect([...slots.keys()].sort()).toEqual(['often', 'once']);
  expect([often, once].map(({ draw }) => draw.mock.calls.length)).toEqual([1, 1]);
});

it('has the pixels of the screen', () => {
  const { slots, canvas } = createSheets(look, 2.5)([spriteOf('one', 41)]);
  expect(slots.get('one')?.size).toBe(Math.ceil(2.5 * 41));
  expect(canvas.height).toBe(Math.ceil(2.5 * 41));
});

it('has a sheet for no sprite', () => {
  expect(createSheets(look, 1)([]).slots.size).toBe(0);
});

it('forgets pictures before they are too many', () => {
  const sheetOf = createSheets(look, 1);
  const first = spriteOf('first', 40);
  sheetOf([first]);
  sheetOf(Array.from({ length: 1000 }, (_, index) => spriteOf(`${index}`, 40)));
  sheetOf([first]);
  expect(first.draw).toHaveBeenCalledTimes(2);
});

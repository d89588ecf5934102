import fc from 'fast-check';
import { packPoints } from '@mocks/builders/packedPoints';
import { stackStates } from './generated/enums.gen';
import { unpackPoints } from './packedPoints';

const point = fc.record({
  stackId: fc.uuid(),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  state: fc.constantFrom(...stackStates),
});

/** `halfUnit` is half a unit of the seventh decimal, plus the rounding error of a double. */
const halfUnit = 0.50001e-7;

function unpacked(bytes: ArrayBuffer) {
  const points = unpackPoints(bytes);
  if (!points) throw new Error('The answer was not understood');
  return points;
}

describe('unpackPoints', () => {
  it('gives every stack its own place, to half a unit of the seventh decimal, its state and its id', () => {
    fc.assert(
      fc.property(fc.array(point), (given) => {
        const { length, coordinates, states, ids } = unpacked(packPoints(given));
        expect(length).toBe(given.length);
        given.forEach(({ stackId, latitude, longitude, state }, index) => {
          expect(Math.abs((coordinates[2 * index] ?? Number.NaN) - longitude)).toBeLessThan(halfUnit);
          expect(Math.abs((coordinates[2 * index + 1] ?? Number.NaN) - latitude)).toBeLessThan(halfUnit);
          expect(stackStates[states[index] ?? -1]).toBe(state);
          const id = Array.from({ length: 16 }, (_, at) => ids.getUint8(16 * index + at));
          expect(Buffer.from(id).toString('hex')).toBe(stackId.replaceAll('-', ''));
        });
      }),
    );
  });

  it('takes more than a hundred thousand', () => {
    const one = {
      stackId: '5ac4f1e1-0070-4000-8000-000000000001',
      latitude: 56.1,
      longitude: 9.5,
      state: 'Measured',
    } as const;
    const { coordinates } = unpacked(packPoints(Array.from({ length: 100_001 }, () => one)));
    expect([...coordinates.subarray(-2)]).toEqual([9.5, 56.1]);
  });

  const whole = packPoints([
    {
      stackId: '5ac4f1e1-0070-4000-8000-000000000001',
      latitude: 1,
      longitude: 2,
      state: 'AssignedToSawmill',
    },
  ]);
  function changed(at: number, value: number) {
    const bytes = new Uint8Array(whole.slice(0));
    bytes[at] = value;
    return bytes.buffer;
  }

  it.each([
    ['nothing', new ArrayBuffer(0)],
    ['HTML', new TextEncoder().encode('<!doctype html><p>Signed out').buffer],
    ['half an answer', whole.slice(0, 20)],
    ['an answer with a byte more', new Uint8Array([...new Uint8Array(whole), 0]).buffer],
    ['another version', changed(3, '2'.charCodeAt(0))],
    ['a count of four thousand million', changed(4, 0xff)],
    ['a latitude beyond the pole', changed(8, 0x7f)],
    ['a longitude beyond the date line', changed(12, 0x80)],
    ['a state that does not exist', changed(16, 3)],
  ])('does not take %s', (_what, bytes) => {
    expect(unpackPoints(bytes)).toBeUndefined();
  });
});

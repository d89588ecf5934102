import { setImmediate as nextTurn } from 'node:timers/promises';
import { yieldToEventLoop } from './demoMeasurements';

it('gives one caller at a time a turn of the event loop, in their order', async () => {
  const given: number[] = [];
  for (const caller of [1, 2, 3, 4]) void yieldToEventLoop().then(() => given.push(caller));
  const givenInTurn: number[][] = [];
  for (let turn = 0; turn < 6; turn++) {
    await nextTurn();
    givenInTurn.push(given.splice(0));
  }
  expect(givenInTurn.flat()).toEqual([1, 2, 3, 4]);
  expect(givenInTurn.every((callers) => callers.length <= 1)).toBe(true);
});

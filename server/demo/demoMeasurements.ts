import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MeasurementSource } from '../ports/measurementSource';
import { pictureOf } from './pictures/pictures';
import { valuesOf } from './simulator/cardValues';
import { instrumentOf } from './simulator/instruments';

export function demoMeasurements(seed: number): MeasurementSource {
  return {
    values: (card, stack) => valuesOf(seed, card, stack),
    instrument: (card, stack) => instrumentOf(seed, card, stack),
    picture: async (kind, stack, options) => {
      // Drawing keeps the processor busy: other requests run between two pictures.
      await yieldToEventLoop();
      return pictureOf(seed, kind, stack, options);
    },
  };
}

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop of its own. Each turn does one piece of the work that keeps the
 * processor busy, so that other requests wait for one piece at most.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => nextTurn());
  return last;
}

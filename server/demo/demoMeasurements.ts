import type { MeasurementSource } from '../ports/measurementSource';
import { pictureOf } from './pictures/pictures';
import { yieldToEventLoop } from './pictures/yieldToEventLoop';
import { valuesOf } from './simulator/cardValues';

export function demoMeasurements(seed: number): MeasurementSource {
  return {
    values: (card, stack) => valuesOf(seed, card, stack),
    picture: async (kind, stack, options) => {
      // Drawing keeps the processor busy: other requests run between two pictures.
      await yieldToEventLoop();
      return pictureOf(seed, kind, stack, options);
    },
  };
}

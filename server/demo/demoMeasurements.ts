import type { MeasurementSource } from '../ports/measurementSource';
import type { Draw } from './pictures/drawing';
import { pictureOf } from './pictures/pictures';
import { valuesOf } from './simulator/cardValues';
import { instrumentOf } from './simulator/instruments';

/** @param draw elsewhere than in this thread, which drawing keeps busy */
export function demoMeasurements(
  seed: number,
  draw: Draw = async (...drawing) => pictureOf(...drawing),
): MeasurementSource {
  return {
    values: (card, stack) => valuesOf(seed, card, stack),
    instrument: (card, stack) => instrumentOf(seed, card, stack),
    picture: (kind, stack, options) => draw(seed, kind, stack, options),
  };
}

import { degreesOf, factsOf, type PlacedStack } from './placeFacts';
import type { PlaceFormat } from './placeFile';

function feature(stack: PlacedStack): string {
  const position = degreesOf(stack);
  if (position === null) return '';
  const properties = Object.fromEntries(factsOf(stack).map(({ name, value }) => [name, value]));
  const { latitude, longitude } = position;
  return [
    `{"type":"Feature","id":${JSON.stringify(stack.row.stack.id)},`,
    `"geometry":{"type":"Point","coordinates":[${longitude},${latitude}]},`,
    `"properties":${JSON.stringify(properties)}}`,
  ].join('');
}

/**
 * RFC 7946 puts longitude before latitude, in WGS 84. The foreign member `about` (section 6.1) describes the
 * content of the file; it comes before the features.
 */
export const geoJson: PlaceFormat = {
  start: ({ title, facts, now }) => {
    const lines = facts.map(({ label, value }) => [label, typeof value === 'object' ? value.moment : value]);
    const about = JSON.stringify({ made: now.toISOString(), ...Object.fromEntries(lines) });
    return `{"type":"FeatureCollection","name":${JSON.stringify(title)},"about":${about},"features":[`;
  },
  place: (stack, isFirst) => `${isFirst ? '\n' : ',\n'}${feature(stack)}`,
  end: '\n]}\n',
};

import { factsText } from './exportFacts';
import { degreesOf, momentOf, type PlacedStack, summaryOf } from './placeFacts';
import type { PlaceFormat } from './placeFile';
import { textElement, xmlText } from './xmlText';

/** The schema requires this order of a waypoint's elements. */
const waypointParts: readonly ((stack: PlacedStack) => string)[] = [
  (stack) => textElement('time', momentOf(stack).toISOString()),
  (stack) => textElement('name', stack.row.stack.stackNumber),
  // Some apps show the one, and some the other.
  (stack) => textElement('cmt', summaryOf(stack)),
  (stack) => textElement('desc', summaryOf(stack)),
  ({ link, row }) =>
    link === undefined
      ? ''
      : `<link href="${xmlText(link)}">${textElement('text', row.stack.stackNumber)}</link>`,
];

function waypoint(stack: PlacedStack): string {
  const position = degreesOf(stack);
  if (position === null) return '';
  const parts = waypointParts.map((part) => part(stack)).join('');
  return `<wpt lat="${position.latitude}" lon="${position.longitude}">${parts}</wpt>\n`;
}

const gpxNamespace = 'http://www.topografix.com/GPX/1/1';

/**
 * GPX 1.1 has one waypoint for each stack. There are no routes and tracks, because a navigation device would
 * guide people along them.
 */
export const gpx: PlaceFormat = {
  start: ({ title, facts, now }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n',
      `<gpx version="1.1" creator="Stackyard" xmlns="${gpxNamespace}" `,
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ',
      `xsi:schemaLocation="${gpxNamespace} ${gpxNamespace}/gpx.xsd">\n`,
      `<metadata>${textElement('name', title)}${textElement('desc', factsText(facts))}`,
      `${textElement('time', now.toISOString())}</metadata>\n`,
    ].join(''),
  place: waypoint,
  end: '</gpx>\n',
};

import { factsText } from './exportFacts';
import { degreesOf, factsOf, momentOf, type PlacedStack, summaryOf } from './placeFacts';
import type { PlaceFormat } from './placeFile';
import { textElement, xmlText } from './xmlText';

const htmlSigns: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Programs that show a description read it as HTML. */
function htmlText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => htmlSigns[sign] ?? sign);
}

function dataOf(stack: PlacedStack): string {
  const data = factsOf(stack).map(
    ({ name, label, value }) =>
      `<Data name="${name}">${textElement('displayName', label)}<value>${xmlText(String(value))}</value></Data>`,
  );
  return `<ExtendedData>${data.join('')}</ExtendedData>`;
}

/** The schema requires this order of a placemark's elements. */
const placemarkParts: readonly ((stack: PlacedStack) => string)[] = [
  (stack) => textElement('name', stack.row.stack.stackNumber),
  (stack) => textElement('description', htmlText(summaryOf(stack))),
  (stack) => `<TimeStamp><when>${momentOf(stack).toISOString()}</when></TimeStamp>`,
  dataOf,
];

function placemark(stack: PlacedStack): string {
  const position = degreesOf(stack);
  if (position === null) return '';
  const parts = placemarkParts.map((part) => part(stack)).join('');
  const { latitude, longitude } = position;
  // Longitude comes first.
  const point = `<Point><coordinates>${longitude},${latitude}</coordinates></Point>`;
  return `<Placemark id="stack-${stack.row.stack.id}">${parts}${point}</Placemark>\n`;
}

export const kml: PlaceFormat = {
  start: ({ title, facts }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n',
      `${textElement('name', title)}${textElement('description', htmlText(factsText(facts)).replaceAll('\n', '<br>'))}\n`,
    ].join(''),
  place: placemark,
  end: '</Document></kml>\n',
};

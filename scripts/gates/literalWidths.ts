const length = String.raw`(?:[\d.]+(?:px|r?em)|\$\{)`;
const size = '(?:(?:min|max)-)?(?:device-)?(?:width|inline-size)';
const literalWidth = new RegExp(
  String.raw`\(\s*(?:${size}\s*(?::|[<>]=?)\s*${length}|${length}\s*[<>]=?\s*${size})[^)]*\)`,
  'g',
);

/** Style sheets and components are searched for widths of a window or container that are numbers. */
export function literalWidthsIn(source: string): string[] {
  return [...source.matchAll(literalWidth)].map(
    ({ 0: condition, index }) => `${source.slice(0, index).split('\n').length}: ${condition}`,
  );
}

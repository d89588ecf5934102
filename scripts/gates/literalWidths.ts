const length = String.raw`(?:[\d.]+(?:px|r?em)|\$\{)`;
const size = '(?:(?:min|max)-)?(?:device-)?(?:width|inline-size)';
const literalWidth = new RegExp(
  String.raw`\(\s*(?:${size}\s*(?::|[<>]=?)\s*${length}|${length}\s*[<>]=?\s*${size})[^)]*\)`,
  'g',
);

export function literalWidthsIn(source: string): string[] {
  return [...source.matchAll(literalWidth)].map(
    ({ 0: condition, index }) => `${source.slice(0, index).split('\n').length}: ${condition}`,
  );
}

/** The order matters, because most browsers also name the browsers that they imitate. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'SamsungBrowser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [sign: RegExp, name: string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const longest = 60;

/**
 * Returns names such as "Firefox, Windows", which are not translated. An unknown `User-Agent` is returned as
 * it is, shortened.
 */
export function deviceOf(agent: string): string {
  const recognised = [browsers, systems].flatMap(
    (kinds) => kinds.find(([sign]) => sign.test(agent))?.[1] ?? [],
  );
  if (recognised.length > 0) return recognised.join(', ');
  return agent.length > longest ? `${agent.slice(0, longest)}…` : agent;
}

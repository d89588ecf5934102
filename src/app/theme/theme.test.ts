import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { cssVariables } from './cssVariables';
import { theme } from './theme';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);

function variablesIn(scheme: 'light' | 'dark'): Record<string, string> {
  const layers = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  return Object.assign({}, ...layers.flatMap((layer) => [layer.variables, layer[scheme]]));
}

function resolve(variables: Record<string, string>, name: string): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`no variable ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(variables, reference) : value;
}

/** The formula for relative luminance is that of WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string): number {
  const [dark = 0, light = 0] = [luminance(foreground), luminance(background)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const tones = ['success', 'warning', 'danger', 'info', 'neutral'];
const grounds = [
  '--mantine-color-body',
  '--surface',
  '--surface-sunken',
  '--surface-hover',
  '--surface-selected',
];
const texts = [
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-error',
  '--mantine-color-anchor',
];
const filled = ['primary', 'danger'];

const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground])),
  ['--mantine-color-placeholder', '--surface'],
  ['--mantine-color-default-color', '--mantine-color-default'],
  ['--mantine-color-default-color', '--mantine-color-default-hover'],
  ...filled.map((color) => ['--mantine-color-white', `--mantine-color-${color}-filled`]),
  ...filled.map((color) => ['--mantine-color-white', `--mantine-color-${color}-filled-hover`]),
  ...tones.map((tone) => [`--tone-${tone}-text`, `--tone-${tone}-surface`]),
  ...['primary', 'success', 'warning', 'danger', 'info'].flatMap((color) => [
    [`--mantine-color-${color}-light-color`, `--mantine-color-${color}-light`],
    [`--mantine-color-${color}-light-color`, `--mantine-color-${color}-light-hover`],
    [`--mantine-color-${color}-light-color`, '--mantine-color-body'],
    [`--mantine-color-text`, `--mantine-color-${color}-light`],
  ]),
];

const graphicPairs = [
  ...grounds.flatMap((ground) => [
    ['--control-outline', ground],
    ['--focus-ring', ground],
  ]),
  // On a hovered row a ticked box is recognised by its white tick, which has a pair of its own above.
  ...grounds
    .filter((ground) => ground !== '--surface-hover')
    .map((ground) => ['--mantine-primary-color-filled', ground]),
  ...tones.flatMap((tone) => [
    [`--tone-${tone}-graphic`, `--tone-${tone}-surface`],
    [`--tone-${tone}-graphic`, '--mantine-color-body'],
    [`--tone-${tone}-graphic`, '--surface'],
  ]),
];

describe.each(['light', 'dark'] as const)('contrast in the %s scheme', (scheme) => {
  const variables = variablesIn(scheme);
  const of = (foreground: string, background: string) =>
    contrast(resolve(variables, foreground), resolve(variables, background));

  it.each(textPairs)('%s reads on %s', (foreground = '', background = '') => {
    expect(of(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('%s shows on %s', (foreground = '', background = '') => {
    expect(of(foreground, background)).toBeGreaterThanOrEqual(3);
  });
});

it('keeps every configured movement below 200 ms and listens to reduced motion', () => {
  const durations = Object.values(theme.components ?? {}).flatMap(
    (component) => component?.defaultProps?.transitionProps?.duration ?? [],
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThan(200);
  expect(theme.respectReducedMotion).toBe(true);
});

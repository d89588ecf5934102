import type { CSSVariablesResolver } from '@mantine/core';

type Variables = Record<`--${string}`, string>;

/**
 * A tone says what a badge, marker or chart series means, never by colour alone:
 * `text` on `surface` reads (4.5:1), `graphic` on the page shows (3:1).
 */
function tone(
  name: string,
  color: string,
  steps: { text: number; surface: number; graphic: number },
): Variables {
  return {
    [`--tone-${name}-text`]: `var(--mantine-color-${color}-${steps.text})`,
    [`--tone-${name}-surface`]: `var(--mantine-color-${color}-${steps.surface})`,
    [`--tone-${name}-graphic`]: `var(--mantine-color-${color}-${steps.graphic})`,
  };
}

const lightSteps = { text: 7, surface: 1, graphic: 6 };
const darkSteps = { text: 2, surface: 9, graphic: 4 };
const tones = ['spruce', 'resin', 'clay', 'fjord'];

function tonesAt(steps: typeof lightSteps): Variables {
  return Object.assign({}, ...tones.map((name) => tone(name, name, steps)));
}

/** What Mantine's own variables get wrong for us: contrast of dimmed, placeholder, error and outline colours. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--mantine-color-gray-9)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-clay-6)',
    '--mantine-color-success': 'var(--mantine-color-spruce-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--surface': 'var(--mantine-color-white)',
    '--surface-sunken': 'var(--mantine-color-gray-0)',
    '--surface-hover': 'var(--mantine-color-gray-1)',
    '--surface-selected': 'var(--mantine-color-spruce-0)',
    '--line': 'var(--mantine-color-gray-3)',
    '--control-outline': 'var(--mantine-color-gray-5)',
    '--focus-ring': 'var(--mantine-color-spruce-6)',
    ...tonesAt(lightSteps),
    ...tone('bark', 'gray', { text: 7, surface: 1, graphic: 6 }),
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-clay-3)',
    '--mantine-color-success': 'var(--mantine-color-spruce-3)',
    '--mantine-color-anchor': 'var(--mantine-color-spruce-3)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--surface': 'var(--mantine-color-dark-6)',
    '--surface-sunken': 'var(--mantine-color-dark-8)',
    '--surface-hover': 'var(--mantine-color-dark-5)',
    '--surface-selected': 'var(--mantine-color-spruce-9)',
    '--line': 'var(--mantine-color-dark-4)',
    '--control-outline': 'var(--mantine-color-dark-3)',
    '--focus-ring': 'var(--mantine-color-spruce-4)',
    ...tonesAt(darkSteps),
    ...tone('bark', 'dark', { text: 1, surface: 5, graphic: 2 }),
  },
});

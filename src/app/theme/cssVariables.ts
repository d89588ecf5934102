import type { CSSVariablesResolver } from '@mantine/core';

type Variables = Record<`--${string}`, string>;

const palettes = ['primary', 'success', 'warning', 'danger', 'info'];

interface Steps {
  text: number;
  surface: number;
  hover: number;
  graphic: number;
}

const onLight: Steps = { text: 7, surface: 1, hover: 2, graphic: 6 };
const onDark: Steps = { text: 2, surface: 9, hover: 8, graphic: 4 };

/**
 * A tone marks the meaning of a badge, marker or chart series, never by colour alone. On light and dark pages
 * its contrast is 4.5:1 for `text` on `surface` and 3:1 for `graphic` on the page.
 */
function tone(name: string, palette: string, { text, surface, graphic }: Omit<Steps, 'hover'>): Variables {
  return {
    [`--tone-${name}-text`]: `var(--mantine-color-${palette}-${text})`,
    [`--tone-${name}-surface`]: `var(--mantine-color-${palette}-${surface})`,
    [`--tone-${name}-graphic`]: `var(--mantine-color-${palette}-${graphic})`,
  };
}

function lightVariant(palette: string, { text, surface, hover }: Steps): Variables {
  return {
    [`--mantine-color-${palette}-text`]: `var(--mantine-color-${palette}-${text})`,
    [`--mantine-color-${palette}-light`]: `var(--mantine-color-${palette}-${surface})`,
    [`--mantine-color-${palette}-light-hover`]: `var(--mantine-color-${palette}-${hover})`,
    [`--mantine-color-${palette}-light-color`]: `var(--mantine-color-${palette}-${text})`,
  };
}

function allTones(steps: Steps): Variables {
  const variables = palettes.map((palette) => ({
    ...tone(palette, palette, steps),
    ...lightVariant(palette, steps),
  }));
  return Object.assign({}, ...variables);
}

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--mantine-color-gray-9)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-danger-6)',
    '--mantine-color-success': 'var(--mantine-color-primary-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--surface': 'var(--mantine-color-white)',
    '--surface-floating': 'var(--surface)',
    '--surface-sunken': 'var(--mantine-color-gray-0)',
    '--surface-hover': 'var(--mantine-color-gray-1)',
    '--surface-selected': '#ebe8e4',
    '--choice': 'var(--mantine-color-gray-7)',
    '--line': 'var(--mantine-color-gray-3)',
    '--control-outline': 'var(--mantine-color-gray-5)',
    '--focus-ring': 'var(--mantine-color-primary-6)',
    ...allTones(onLight),
    ...tone('neutral', 'gray', { text: 7, surface: 1, graphic: 6 }),
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-danger-3)',
    '--mantine-color-success': 'var(--mantine-color-primary-3)',
    '--mantine-color-anchor': 'var(--mantine-color-primary-3)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--surface': 'var(--mantine-color-dark-6)',
    // A shadow alone does not lift a surface off a dark page.
    '--surface-floating': '#2f2c29',
    '--surface-sunken': 'var(--mantine-color-dark-8)',
    '--surface-hover': 'var(--mantine-color-dark-5)',
    '--surface-selected': '#1d2730',
    '--choice': 'var(--mantine-color-dark-1)',
    '--line': 'var(--mantine-color-dark-4)',
    '--control-outline': 'var(--mantine-color-dark-3)',
    '--focus-ring': 'var(--mantine-color-primary-4)',
    ...allTones(onDark),
    ...tone('neutral', 'dark', { text: 1, surface: 5, graphic: 2 }),
  },
});

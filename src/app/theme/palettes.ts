import type { MantineColorsTuple } from '@mantine/core';

/** The primary green carries white labels: step 6 on light pages, step 5 on dark ones. */
export const spruce: MantineColorsTuple = [
  '#f1f8f4',
  '#dcefe4',
  '#b9dfca',
  '#8fcaab',
  '#5fb48b',
  '#24805a',
  '#1f6b4a',
  '#195a3e',
  '#144834',
  '#0f2e22',
];

/** The warm neutral is for light pages: step 6 is dimmed text, step 5 the outline of a control. */
export const bark: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e8e5e0',
  '#d9d5ce',
  '#c3bdb4',
  '#8a8378',
  '#69625a',
  '#544e46',
  '#38342f',
  '#211f1c',
];

/** The neutral for dark pages is in Mantine's order: text first, surfaces last; step 7 is the page. */
export const barkDark: MantineColorsTuple = [
  '#e8e5e0',
  '#d3cec6',
  '#aea79d',
  '#989085',
  '#46423c',
  '#35322e',
  '#272522',
  '#1c1a18',
  '#161513',
  '#100f0e',
];

export const resin: MantineColorsTuple = [
  '#fff8e8',
  '#fdecc4',
  '#fadb93',
  '#f5c65c',
  '#e5aa2e',
  '#9e6908',
  '#855609',
  '#6e470b',
  '#56380c',
  '#38260b',
];

export const clay: MantineColorsTuple = [
  '#fdf3f1',
  '#fae1dc',
  '#f5c3ba',
  '#ee9f92',
  '#e67f6f',
  '#c74435',
  '#ac3426',
  '#8f2b20',
  '#70241b',
  '#441712',
];

export const fjord: MantineColorsTuple = [
  '#eff6fb',
  '#d8e9f5',
  '#b3d3eb',
  '#8abbe0',
  '#5f9fd0',
  '#2f76ad',
  '#1f5f92',
  '#194d78',
  '#143e60',
  '#0e2a42',
];

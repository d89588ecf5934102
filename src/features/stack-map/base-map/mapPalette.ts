import type { MantineTheme } from '@mantine/core';

export type ColorScheme = 'light' | 'dark';

/** Colours for MapLibre, which draws on a canvas and cannot read CSS variables. */
export interface MapPalette {
  sea: string;
  land: string;
  coast: string;
  border: string;
  /** Lines of round degrees, fainter than any border. */
  line: string;
  text: string;
}

export function mapPalette({ colors }: Pick<MantineTheme, 'colors'>, scheme: ColorScheme): MapPalette {
  const { gray, dark, info: water = gray } = colors;
  return scheme === 'light'
    ? { sea: water[1], land: gray[0], coast: water[3], border: gray[4], line: gray[2], text: gray[8] }
    : { sea: water[9], land: dark[5], coast: water[7], border: dark[3], line: dark[4], text: dark[0] };
}

/**
 * These are all the widths at which the layout changes. Style sheets use their names, as in `@media
 * (--phone)` and `@container (--room-small)`; components call `useWidth('phone')`. One em is 16 px, or more
 * if the reader has set larger letters.
 */

export const widths = {
  /** The window is narrower than 390 px. */
  narrow: '(width < 24.375em)',
  /** Below 768 px there is no side menu, rows become cards, and controls suit a finger. */
  phone: '(width < 48em)',
  desk: '(width >= 48em)',
  /** From 1024 px a list's tools stand beside its title. */
  laptop: '(width >= 64em)',
  /** From 1280 px two parts stand side by side. */
  wide: '(width >= 80em)',
  /** The width is 1440 px. */
  wider: '(width >= 90em)',
  /** From 1680 px nothing has to be made smaller or hidden. */
  widest: '(width >= 105em)',
} as const;

/** The keys are the names in style sheets. A `room` is the width of a container, whatever the width of the window. */
export const conditions: Readonly<Record<string, string>> = {
  ...widths,
  'room-small': '(width >= 26rem)',
  'room-medium': '(width >= 35rem)',
  'room-large': '(width >= 40rem)',
  'room-full': '(width >= 50rem)',
  /** A window at 400 % zoom is this low; a floating bar would take a quarter of it. */
  low: '(height < 400px)',
  tall: '(height >= 30em)',
};

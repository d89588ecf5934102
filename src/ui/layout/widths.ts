/**
 * These are all the widths at which the layout changes. Style sheets use their names, as in `@media
 * (--phone)` and `@container (--room-small)`; components call `useWidth('phone')`. One em is 16 px, or more
 * if the reader has set larger letters.
 * - `narrow` is a window below 390 px.
 * - `phone` is one below 768 px: there is no side menu, rows become cards, and controls suit a finger.
 * - `laptop` begins at 1024 px, above which a list's tools are beside its title.
 * - `wide` begins at 1280 px, above which two parts are side by side.
 * - `tight` is one below 1280 px: a list leaves out what is seldom looked up.
 * - `wider` begins at 1440 px.
 * - `widest` begins at 1680 px, above which nothing has to be made smaller or hidden.
 */

export const widths = {
  narrow: '(width < 24.375em)',
  phone: '(width < 48em)',
  desk: '(width >= 48em)',
  laptop: '(width >= 64em)',
  wide: '(width >= 80em)',
  tight: '(width < 80em)',
  wider: '(width >= 90em)',
  widest: '(width >= 105em)',
} as const;

/** The keys are the names in style sheets. A `room` is the width of a container, whatever the width of the window. */
export const conditions: Readonly<Record<string, string>> = {
  ...widths,
  'room-small': '(width >= 26rem)',
  'room-medium': '(width >= 35rem)',
  'room-large': '(width >= 40rem)',
  'room-full': '(width >= 50rem)',
  /** The reader's letters are so large that a word may need the whole line of a phone. */
  enlarged: '(width < 18em)',
  /** A window at 400 % zoom is this low; a floating bar would take a quarter of it. */
  low: '(height < 400px)',
  tall: '(height >= 30em)',
};

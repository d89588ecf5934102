/**
 * Every width that the portal arranges itself by. Style sheets name them, `@media (--phone)` and `@container (--room-small)`, and
 * components ask `useWidth('phone')`. One em is 16 px, and more where the reader has set larger letters.
 */

/** Of the window. */
export const widths = {
  /** Narrower than 390 px. */
  narrow: '(width < 24.375em)',
  /** No side menu, cards instead of rows, and controls for a finger. */
  phone: '(width < 48em)',
  desk: '(width >= 48em)',
  /** 1024 px: a list's tools stand beside its title. */
  laptop: '(width >= 64em)',
  /** 1280 px: two parts stand side by side. */
  wide: '(width >= 80em)',
  /** 1440 px. */
  wider: '(width >= 90em)',
  /** 1680 px: nothing has to be smaller or to step back. */
  widest: '(width >= 105em)',
} as const;

/** By the names that style sheets use. A room is what a part has for itself, however wide the window is. */
export const conditions: Readonly<Record<string, string>> = {
  ...widths,
  'room-small': '(width >= 26rem)',
  'room-medium': '(width >= 35rem)',
  'room-large': '(width >= 40rem)',
  'room-full': '(width >= 50rem)',
  /** A window at 400 % zoom, of which a bar in sight would take a quarter. */
  low: '(height < 400px)',
  tall: '(height >= 30em)',
};

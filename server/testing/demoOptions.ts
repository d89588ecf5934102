/** The last moment of the demo data is a Wednesday, in summer time in all four countries. */
export const demoOptions = {
  seed: 7,
  now: new Date('2026-06-17T10:00:00Z'),
  nordskovStacks: 300,
  mayFill: true,
};

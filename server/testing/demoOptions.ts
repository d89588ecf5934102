/** Of the demo data that tests start from. Its last moment is a Wednesday, summer time in all four countries. */
export const demoOptions = {
  seed: 7,
  now: new Date('2026-06-17T10:00:00Z'),
  nordskovStacks: 300,
  mayFill: true,
};

/** `npm run test:night` has the time for more of what the day does some of. */
export const isNight = process.env.TEST_EXTENT === 'night';

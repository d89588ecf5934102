/** `npm run test:night` has the time for more of the cases that the day samples. */
export const isNight = process.env.TEST_EXTENT === 'night';

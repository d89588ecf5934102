export const isNight = process.env.TEST_EXTENT === 'night';

// This replaces src/lib/environment.ts, because Jest's CommonJS has no import.meta.
export const environment = {
  apiUrl: '/api/v1',
  mapStyleUrl: undefined,
  mobileAppUrl: 'stackyard://login',
};

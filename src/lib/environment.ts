/**
 * These settings are fixed at build time. Jest maps this file, because CommonJS has no `import.meta`.
 * - `apiUrl` is the base of every call and ends in `/api/v1`. By default it is relative to the portal's own
 *   host.
 * - `mapStyleUrl` is the address of a style for both colour schemes; undefined means the built-in one.
 * - `mobileAppUrl` opens the mobile app on a phone, so that the person signs in there.
 */
export const environment = {
  apiUrl: import.meta.env.VITE_API_URL || '/api/v1',
  mapStyleUrl: import.meta.env.VITE_MAP_STYLE_URL || undefined,
  mobileAppUrl: import.meta.env.VITE_MOBILE_APP_URL || 'stackyard://login',
};

/** These settings are fixed at build time. Jest maps this file, because CommonJS has no `import.meta`. */
export const environment = {
  /** The base of every call ends in `/api/v1`. By default it is relative to the portal's own host. */
  apiUrl: import.meta.env.VITE_API_URL || '/api/v1',
  /** The map style at this address serves both colour schemes; undefined means the built-in one. */
  mapStyleUrl: import.meta.env.VITE_MAP_STYLE_URL || undefined,
  /** A phone opens this URL in the mobile app to sign in there. */
  mobileAppUrl: import.meta.env.VITE_MOBILE_APP_URL || 'stackyard://login',
};

/** Build-time settings. Jest maps this file, since CommonJS has no `import.meta`. */
export const environment = {
  /** Base of every call, up to and including `/api/v1`; relative to the portal's own host by default. */
  apiUrl: import.meta.env.VITE_API_URL || '/api/v1',
  /** Address of a map style for both colour schemes; undefined for the built-in one. */
  mapStyleUrl: import.meta.env.VITE_MAP_STYLE_URL || undefined,
  /** Sign-in of the mobile app: a URL that a phone opens in the app. */
  mobileAppUrl: import.meta.env.VITE_MOBILE_APP_URL || 'stackyard://login',
};

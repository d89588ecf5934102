interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_MAP_STYLE_URL?: string;
  readonly VITE_MOBILE_APP_URL?: string;
}

declare module '*?part=start' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=portal' {
  const texts: Record<string, string>;
  export default texts;
}

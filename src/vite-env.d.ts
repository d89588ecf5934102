interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_MAP_STYLE_URL?: string;
  readonly VITE_MOBILE_APP_URL?: string;
}

declare module '*?part=start' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=report' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=portal' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=administration' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=lists' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=stack' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=history' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=settings' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*?part=cards' {
  const texts: Record<string, string>;
  export default texts;
}

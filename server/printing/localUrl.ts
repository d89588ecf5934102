const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/** Replaces "every address", which a browser cannot open, by the loopback address. */
export function localUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${everyAddress[hostname] ?? hostname}:${port}`;
}

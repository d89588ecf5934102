const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/**
 * A browser cannot open an address such as 0.0.0.0, which means all interfaces, so the loopback address
 * replaces it.
 */
export function localUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${everyAddress[hostname] ?? hostname}:${port}`;
}

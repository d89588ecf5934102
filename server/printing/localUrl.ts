const everyAddress: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' };

/** Where a browser on this machine opens the URL that a service listens at: "every address" is none to go to. */
export function localUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, hostname, port } = new URL(url);
  return `${protocol}//${everyAddress[hostname] ?? hostname}:${port}`;
}

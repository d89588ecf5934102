const token = /^[!#$%&'*+\-.^_`|~\w]+$/;
const parameter =
  /;\s*(?<name>[\w!#$&+\-.^`|~]+\*?)\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^;\s]+))/g;

function decodeExtended(value: string): string | null {
  const [, charset, encoded] = /^(utf-8|iso-8859-1)'[^']*'(.*)$/i.exec(value) ?? [];
  if (charset === undefined || encoded === undefined) return null;
  try {
    if (charset.toLowerCase() === 'utf-8') return decodeURIComponent(encoded);
    return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  } catch {
    return null;
  }
}

const longestName = 200;

function clean(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const safe = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = /\.\w{1,10}$/.exec(safe)?.[0] ?? '';
  return safe.slice(0, safe.length - extension.length).slice(0, longestName - extension.length) + extension;
}

/**
 * Reads the file name of a `content-disposition` header by RFC 6266: `filename*` takes precedence over
 * `filename`, and `fallback` replaces a missing or unusable name.
 */
export function fileNameOf(header: string | null, fallback: string): string {
  const parameters = new Map<string, string>();
  for (const { groups = {} } of (header ?? '').matchAll(parameter)) {
    const value =
      groups.quoted?.replace(/\\(.)/g, '$1') ?? (token.test(groups.plain ?? '') ? groups.plain : undefined);
    const name = groups.name?.toLowerCase();
    if (name && value !== undefined && !parameters.has(name)) parameters.set(name, value);
  }
  const extended = decodeExtended(parameters.get('filename*') ?? '');
  return clean(extended ?? '') || clean(parameters.get('filename') ?? '') || fallback;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

const isCounted = (file: string) => /\.(js|mjs|css)$/.test(file);

/**
 * The scripts and styles that the browser loads for the given modules of a Vite manifest: the modules and all
 * their static imports. Throws for a module without its own chunk, because its size would silently count
 * elsewhere.
 */
export function closureFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build manifest`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (isCounted(file)) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...files].sort();
}

/**
 * The files that the browser asks for by a page alone, the page included. What stands in its templates waits for a
 * script.
 */
export function pageFiles(page: string, html: string): string[] {
  const seen = html.replaceAll(/<(template|noscript)\b[\s\S]*?<\/\1>/g, '');
  const named = seen.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+)"/g);
  return [page, ...[...named].map(([, file = '']) => file)];
}

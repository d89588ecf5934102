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

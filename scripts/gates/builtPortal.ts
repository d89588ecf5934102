import type { Rolldown } from 'vite';
import { z } from 'zod';

const BuiltChunk = z.object({
  fileName: z.string(),
  styles: z.array(z.string()),
  imports: z.array(z.string()),
  moduleIds: z.array(z.string()),
});
export type BuiltChunk = z.infer<typeof BuiltChunk>;

const ModuleGraph = z.record(
  z.string(),
  z.object({ imports: z.array(z.string()), later: z.array(z.string()) }),
);
type ModuleGraph = z.infer<typeof ModuleGraph>;

export const BuiltPortal = z.object({ chunks: z.array(BuiltChunk), modules: ModuleGraph });

/** Module ids are paths below the root, such as `src/main.tsx`. */
export function chunksOf(bundle: Rolldown.OutputBundle, root: string): BuiltChunk[] {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, imports, moduleIds, viteMetadata }) => ({
      fileName,
      styles: [...(viteMetadata?.importedCss ?? [])],
      imports,
      moduleIds: moduleIds.map((id) => id.replace(`${root}/`, '')),
    }));
}

/**
 * Returns the chunk of the module with all chunks that load together with it.
 * @throws Error for a module that the portal does not have
 */
export function closureOf(chunks: readonly BuiltChunk[], module: string): BuiltChunk[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!first) throw new Error(`${module} is in no chunk of the portal`);
  // The set grows during the iteration.
  const closure = new Set([first]);
  for (const { imports } of closure) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) closure.add(chunk);
  }
  return [...closure];
}

/** Modules that these load later belong to single pages, and not to every page that imports these. */
const loadsPages = /(\.page\.ts|^src\/app\/router\.tsx)$/;

export function modulesBehind(graph: ModuleGraph, entries: readonly string[]): string[] {
  // The set grows during the iteration.
  const modules = new Set(entries);
  for (const file of modules) {
    const { imports = [], later = [] } = graph[file] ?? {};
    for (const module of [...imports, ...(loadsPages.test(file) ? [] : later)])
      if (module in graph) modules.add(module);
  }
  return [...modules].sort();
}

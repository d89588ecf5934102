import { z } from 'zod';

const BuiltChunk = z.object({
  fileName: z.string(),
  styles: z.array(z.string()),
  /** Chunks that load with it. */
  imports: z.array(z.string()),
  moduleIds: z.array(z.string()),
});
export type BuiltChunk = z.infer<typeof BuiltChunk>;

/** The portal's own modules by their files: what each imports with it and later. */
const ModuleGraph = z.record(
  z.string(),
  z.object({ imports: z.array(z.string()), later: z.array(z.string()) }),
);
type ModuleGraph = z.infer<typeof ModuleGraph>;

/** `.vite/modules.json` of a build (vite.config.ts). */
export const BuiltPortal = z.object({ chunks: z.array(BuiltChunk), modules: ModuleGraph });

/** The chunk that holds a module, and all that load with it. Throws for a module that the portal does not have. */
export function closureOf(chunks: readonly BuiltChunk[], module: string): BuiltChunk[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!first) throw new Error(`${module} is in no chunk of the portal`);
  // Grows during the iteration.
  const closure = new Set([first]);
  for (const { imports } of closure) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) closure.add(chunk);
  }
  return [...closure];
}

/** What these load later belongs to one page each, not to all that import them. */
const loadsPages = /(\.page\.ts|^src\/app\/router\.tsx)$/;

/** The portal's own modules that the entries bring, at once or later. */
export function modulesBehind(graph: ModuleGraph, entries: readonly string[]): string[] {
  // Grows during the iteration.
  const modules = new Set(entries);
  for (const file of modules) {
    const { imports = [], later = [] } = graph[file] ?? {};
    for (const module of [...imports, ...(loadsPages.test(file) ? [] : later)])
      if (module in graph) modules.add(module);
  }
  return [...modules].sort();
}

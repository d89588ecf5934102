export interface BuiltChunk {
  fileName: string;
  styles: string[];
  /** Chunks that load with it. */
  imports: string[];
  moduleIds: string[];
}

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

export interface BuiltChunk {
  fileName: string;
  /** The module behind this chunk; null for a chunk that several modules share. */
  facadeModuleId: string | null;
  /** Chunks that load with it. */
  imports: string[];
  moduleIds: string[];
}

function closureOf(chunks: readonly BuiltChunk[], module: string): BuiltChunk[] {
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!first) throw new Error(`${module} is no chunk of its own`);
  // Grows during the iteration.
  const closure = new Set([first]);
  for (const { imports } of closure) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) closure.add(chunk);
  }
  return [...closure];
}

/**
 * The modules that match `forbidden` among those that the browser loads for `page`, without those that every page
 * starts with (`start`). Sizes alone would not reveal them: a little of the store is no heavier than a chart.
 */
export function foreignModules(
  chunks: readonly BuiltChunk[],
  page: string,
  start: string,
  forbidden: RegExp,
): string[] {
  const everywhere = new Set(closureOf(chunks, start));
  const own = closureOf(chunks, page).filter((chunk) => !everywhere.has(chunk));
  return own.flatMap(({ moduleIds }) => moduleIds.filter((id) => forbidden.test(id))).sort();
}

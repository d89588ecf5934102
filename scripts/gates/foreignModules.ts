export interface BuiltChunk {
  fileName: string;
  /** The module that this chunk was made for; null for one that several share. */
  facadeModuleId: string | null;
  /** Chunks that come with it. */
  imports: string[];
  moduleIds: string[];
}

function closureOf(chunks: readonly BuiltChunk[], module: string): BuiltChunk[] {
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!first) throw new Error(`${module} is no chunk of its own`);
  // Grows while it is walked through.
  const closure = new Set([first]);
  for (const { imports } of closure) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) closure.add(chunk);
  }
  return [...closure];
}

/**
 * The modules that `forbidden` names among those that the browser has to fetch for `page`, beside what every page
 * begins with (`start`). Sizes alone would not tell: a little of the store is no heavier than a chart.
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

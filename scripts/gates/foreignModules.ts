import { type BuiltChunk, closureOf } from './builtPortal';

/**
 * Modules that every page starts with (`start`) are left out. Sizes alone would not reveal the others: a
 * little of the store is no heavier than a chart.
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

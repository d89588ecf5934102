import { type BuiltChunk, closureOf } from './builtPortal';

/**
 * Finds modules that a page should not load; modules with which every page starts (`start`) are left out.
 * Size budgets alone would not find them, because a small part of the store is no larger than a chart.
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

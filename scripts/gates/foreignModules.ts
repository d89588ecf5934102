import { type BuiltChunk, closureOf } from './builtPortal';

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

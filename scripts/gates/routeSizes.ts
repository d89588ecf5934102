import { type BuiltChunk, closureOf } from './builtPortal';

/** The scripts and styles that the browser loads for the given modules: their chunks and all that these import. */
export function closureFiles(chunks: readonly BuiltChunk[], entries: readonly string[]): string[] {
  const closure = entries.flatMap((entry) => closureOf(chunks, entry));
  return [...new Set(closure.flatMap(({ fileName, styles }) => [fileName, ...styles]))].sort();
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

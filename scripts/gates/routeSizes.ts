import { type BuiltChunk, closureOf } from './builtPortal';

export function closureFiles(chunks: readonly BuiltChunk[], entries: readonly string[]): string[] {
  const closure = entries.flatMap((entry) => closureOf(chunks, entry));
  return [...new Set(closure.flatMap(({ fileName, styles }) => [fileName, ...styles]))].sort();
}

/** Scripts and styles in a page's templates load later, when a script starts them, so they do not count. */
export function pageFiles(page: string, html: string): string[] {
  const seen = html.replaceAll(/<(template|noscript)\b[\s\S]*?<\/\1>/g, '');
  const named = seen.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+)"/g);
  return [page, ...[...named].map(([, file = '']) => file)];
}

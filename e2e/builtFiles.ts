import { readFileSync } from 'node:fs';
import { BuiltPortal, closureOf } from '../scripts/gates/builtPortal';

export const { chunks: builtChunks } = BuiltPortal.parse(
  JSON.parse(readFileSync('dist/portal/.vite/modules.json', 'utf8')),
);

/** The modules that share a file change with the needs of the pages, so the build is asked. */
export function fileOf(module: string): string {
  const [chunk] = closureOf(builtChunks, module);
  return `/${chunk?.fileName}`;
}

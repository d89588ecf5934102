import { readFileSync } from 'node:fs';
import { type BuiltChunk, closureOf } from '../scripts/gates/builtChunks';

export const builtChunks: BuiltChunk[] = JSON.parse(readFileSync('dist/portal/.vite/modules.json', 'utf8'));

/** Where the build has put a module: which modules share a file changes with what pages need. */
export function fileOf(module: string): string {
  const [chunk] = closureOf(builtChunks, module);
  return `/${chunk?.fileName}`;
}

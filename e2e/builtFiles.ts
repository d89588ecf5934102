import { readFileSync } from 'node:fs';
import { BuiltPortal, closureOf } from '../scripts/gates/builtPortal';

export const { chunks: builtChunks } = BuiltPortal.parse(
  JSON.parse(readFileSync('dist/portal/.vite/modules.json', 'utf8')),
);

export function fileOf(module: string): string {
  const [chunk] = closureOf(builtChunks, module);
  return `/${chunk?.fileName}`;
}

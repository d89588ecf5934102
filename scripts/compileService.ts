import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const server = path.join(root, 'server');

/**
 * Each thread or process of the service has a program. The service looks for it under this name; the value is
 * its source below `server/`.
 */
export const programsOfService: Readonly<Record<string, string>> = {
  'stackyard.js': 'compiled.ts',
  'start/startCostly.mjs': 'start/costly.worker.ts',
  'demo/pictures/startDrawing.mjs': 'demo/pictures/drawing.worker.ts',
  'rendering/startRendering.mjs': 'rendering/rendering.process.ts',
};

const files: [from: string, to: string][] = [
  ['db/migrations', 'migrations'],
  ['printing/background-browser.sh', 'printing/background-browser.sh'],
];

/**
 * Compiles the programs into `server/` in the folder, where they need no sources.
 * @returns the packages that they import although the service does not depend on them
 */
export async function compileService(folder: string, programs = programsOfService): Promise<Set<string>> {
  const compiled = path.join(folder, 'server');
  rmSync(compiled, { recursive: true, force: true });
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: compiled,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(programs).map(([name, source]) => [name, path.join(server, source)]),
        ),
        // All chunks lie in one folder, because the code finds its files by addresses relative to that folder.
        output: { entryFileNames: '[name]', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  for (const [from, to] of files)
    cpSync(path.join(server, from), path.join(compiled, to), { recursive: true });

  const { version, dependencies }: { version: string; dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version, type: 'module' }));

  const known = new Set([...builtinModules, ...Object.keys(dependencies)]);
  const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const local = new Set(output.map(({ fileName }) => fileName));
  const foreign = output
    .flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
    .filter((name) => !local.has(name) && !name.startsWith('node:') && !known.has(packageOf(name)));
  return new Set(foreign);
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltFrom, hashOfInputs } from '../server/static/buildPortal.ts';
import { stampOfBuild } from '../server/static/staticFiles.ts';

/**
 * Vite reads these files without reporting them: the versions of all packages, and the settings of
 * TypeScript.
 */
const unnamed = ['package-lock.json', 'tsconfig.json'];

/**
 * `npm start` compares the inputs of a build to learn whether it is up to date. Vite and the bundler report
 * the files that they read. A plugin that reads a file itself must do so through `read`.
 */
export function buildInputs(root: string) {
  const inputs = new Set(unnamed);
  const add = (file: string) => {
    const [name = ''] = path.relative(root, file).split('?');
    if (!/^\.\.|^$|\0|(^|\/)node_modules\//.test(name)) inputs.add(name);
  };

  /** The plugin records every module. Workers are built apart, so their build needs the plugin as well. */
  const modules = (): Plugin => ({
    name: 'build-inputs-modules',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(_, id) {
        add(id);
      },
    },
  });

  const stamp = (): Plugin => ({
    name: 'build-inputs',
    apply: 'build',
    configResolved({ configFileDependencies, publicDir }) {
      for (const file of [...configFileDependencies, publicDir]) add(file);
    },
    async writeBundle({ dir = '' }, bundle) {
      // A file that a style names is not a module, and Vite does not report one below 4 kB, which goes into
      // the style.
      for (const file of Object.values(bundle))
        if (file.type === 'asset') for (const name of file.originalFileNames) add(path.resolve(root, name));
      const all = [...inputs].sort();
      const builtFrom: BuiltFrom = { inputs: all, hash: await hashOfInputs(root, all) };
      writeFileSync(path.join(dir, stampOfBuild), JSON.stringify(builtFrom));
    },
  });

  return {
    modules,
    plugins: () => [modules(), stamp()],
    read(file: string): string {
      inputs.add(file);
      return readFileSync(path.join(root, file), 'utf8');
    },
  };
}

export type BuildInputs = ReturnType<typeof buildInputs>;

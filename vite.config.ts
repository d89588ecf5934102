import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { catalogues } from './scripts/catalogues.ts';
import { firstForm } from './scripts/firstForm.ts';

/** React Router's package names its build with warnings as the one of all modes. */
function routerWithoutWarnings(): Plugin {
  const build = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  const alias = [
    { find: /^react-router$/, replacement: path.join(build, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(build, 'dom-export.mjs') },
  ];
  return { name: 'router-without-warnings', apply: 'build', config: () => ({ resolve: { alias } }) };
}

/** Writes beside the manifest which modules each chunk holds, for scripts/gates/checkBudgets.ts. */
function moduleLists(): Plugin {
  return {
    name: 'module-lists',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const lists = chunks.map(({ fileName, facadeModuleId, imports, moduleIds }) => {
        const fromHere = (id: string) => id.replace(`${import.meta.dirname}/`, '');
        return {
          fileName,
          facadeModuleId: facadeModuleId && fromHere(facadeModuleId),
          imports,
          moduleIds: moduleIds.map(fromHere),
        };
      });
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(lists) });
    },
  };
}

/** The kinds of pages by their first modules. */
const pageKinds = {
  account: [
    'src/app/sign-in/SignIn.tsx',
    'src/screens/account/ForgotPasswordScreen.tsx',
    'src/screens/account/ResetPasswordScreen.tsx',
    'src/screens/account/ConfirmAccountScreen.tsx',
  ],
  frame: ['src/app/sign-in/RequireAccess.tsx'],
  report: ['src/screens/stack-report/page/StackReportScreen.tsx'],
};

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const mantineIndex = /@mantine[\\/](\w+)[\\/]esm[\\/]index\.mjs$/;
const namedImports = /import\s*\{(?<names>[^}]*)\}\s*from\s*["'](?<from>[^"']+)["']/g;

const namesIn = (list: string) => list.split(',').flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? []);

/** The modules that a module needs: of an index of Mantine only those whose names it imports. */
function importsOf(id: string, modules: Modules): readonly string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const [, library] = mantineIndex.exec(imported) ?? [];
    if (!library) return imported;
    const used = [...(code ?? '').matchAll(namedImports)]
      .filter(({ groups }) => groups?.from === `@mantine/${library}`)
      .flatMap(({ groups }) => namesIn(groups?.names ?? ''));
    const offered = [...(modules.getModuleInfo(imported)?.code ?? '').matchAll(namedImports)];
    return offered
      .filter(
        ({ groups }) =>
          groups?.from?.startsWith('.') && namesIn(groups.names ?? '').some((name) => used.includes(name)),
      )
      .map(({ groups }) => path.join(path.dirname(imported), groups?.from ?? ''));
  });
}

/** The ids of all modules that come with these. */
function closureOf(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set(entries.map((entry) => normalizePath(path.join(import.meta.dirname, entry))));
  for (const id of found) {
    if (!modules.getModuleInfo(id)) throw new Error(`${id} is no module of the portal`);
    for (const imported of importsOf(id, modules)) found.add(imported);
  }
  return found;
}

let closures: { main: Set<string>; kinds: [kind: string, modules: Set<string>][] } | undefined;

/**
 * Names one chunk for all modules that the same kinds of pages need: a few large files compress better than many small
 * ones. What a module imports is needed by at least the same kinds, so no chunks import each other in a circle.
 */
function sharedChunk(id: string, modules: Modules): string | null {
  closures ??= {
    main: closureOf(['src/main.tsx'], modules),
    kinds: Object.entries(pageKinds).map(([kind, entries]) => [kind, closureOf(entries, modules)]),
  };
  // What is loaded by itself keeps a chunk of its own name, which the manifest lists.
  if (closures.main.has(id) || modules.getModuleInfo(id)?.dynamicImporters.length) return null;
  const users = closures.kinds.filter(([, needed]) => needed.has(id)).map(([kind]) => kind);
  return users.length > 1 || users[0] === 'frame' ? users.join('-') : null;
}

export default defineConfig({
  plugins: [
    react(),
    catalogues(import.meta.dirname),
    routerWithoutWarnings(),
    moduleLists(),
    firstForm(import.meta.dirname),
  ],
  // The service replaces the placeholder with a fresh nonce in every answer; see docs/deployment.md for static hosts.
  html: { cspNonce: 'STACKYARD_CSP_NONCE' },
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    manifest: true,
    target: 'es2023',
    outDir: 'dist/portal',
    // Sizes are watched per route, by budgets.json.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // A shared chunk would draw what sign-in needs into itself, and sign-in would load the frame.
          includeDependenciesRecursively: false,
          groups: [
            // Vite's preload helper must not land in a heavy chunk, or the entry would load that chunk.
            { name: 'react', test: /vite\/preload-helper|vite\/modulepreload-polyfill/, priority: 110 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 100 },
            { name: sharedChunk },
          ],
        },
      },
    },
  },
});

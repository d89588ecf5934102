import path from 'node:path';
import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './scripts/api-reference/apiReference.ts';
import { buildInputs } from './scripts/buildInputs.ts';
import { catalogues } from './scripts/catalogues.ts';
import { firstForm } from './scripts/firstForm.ts';
import { chunksOf } from './scripts/gates/builtPortal.ts';
import { namedWidths } from './scripts/namedWidths.ts';
import { pageChunks } from './scripts/pageChunks.ts';

// React Router's package uses its build with warnings in all modes, so the other one is named here.
const router = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
const routerWithoutWarnings = [
  { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
];

/** Writes what each chunk holds, and what the portal's own modules import, for scripts/gates/checkBuild.ts. */
function moduleLists(root: string): Plugin {
  const named = (ids: readonly string[]) => ids.map((id) => id.replace(`${root}/`, ''));
  return {
    name: 'module-lists',
    apply: 'build',
    generateBundle(_, bundle) {
      const own = [...this.getModuleIds()].filter((id) => id.startsWith(`${root}/src/`));
      const modules = own.map((id) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [named([id])[0], { imports: named(importedIds), later: named(dynamicallyImportedIds) }];
      });
      const lists = { chunks: chunksOf(bundle, root), modules: Object.fromEntries(modules) };
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(lists) });
    },
  };
}

const inputs = buildInputs(import.meta.dirname);

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    catalogues(),
    moduleLists(import.meta.dirname),
    firstForm(import.meta.dirname, inputs),
    apiReference(inputs),
    inputs.plugins(),
  ],
  // The service replaces the placeholder with a fresh nonce in every answer; see docs/deployment.md for static hosts.
  html: { cspNonce: 'STACKYARD_CSP_NONCE' },
  resolve: { tsconfigPaths: true, alias: command === 'build' ? routerWithoutWarnings : [] },
  // Settings come from the environment alone.
  envDir: false,
  worker: { format: 'es', plugins: () => [inputs.modules()] },
  css: { postcss: { plugins: [namedWidths, mantinePreset()] } },
  build: {
    target: 'es2023',
    outDir: 'dist/portal',
    // The pages that people wait for have budgets (scripts/gates/checkBuild.ts).
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Sign-in comes with the start (src/app/startScreens.ts), although its page loads it as all pages do.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // Mantine reads properties where a module begins, which would keep parts that nothing uses.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          // A shared chunk would take in what sign-in needs, and sign-in would load the frame.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: pageChunks(import.meta.dirname) },
          ],
        },
      },
    },
  },
}));

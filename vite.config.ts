import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './scripts/catalogues.ts';
import { firstForm } from './scripts/firstForm.ts';
import { routeChunks } from './scripts/routeChunks.ts';

/** React Router's package names its build with warnings as the one of all modes. */
function routerWithoutWarnings(): Plugin {
  const build = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  const alias = [
    { find: /^react-router$/, replacement: path.join(build, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(build, 'dom-export.mjs') },
  ];
  return { name: 'router-without-warnings', apply: 'build', config: () => ({ resolve: { alias } }) };
}

/** Writes what each chunk holds and what loads with it, for scripts/gates/checkBudgets.ts. */
function moduleLists(): Plugin {
  return {
    name: 'module-lists',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const lists = chunks.map(({ fileName, imports, moduleIds, viteMetadata }) => ({
        fileName,
        styles: [...(viteMetadata?.importedCss ?? [])],
        imports,
        moduleIds: moduleIds.map((id) => id.replace(`${import.meta.dirname}/`, '')),
      }));
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(lists) });
    },
  };
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
            // With Vite's preload helper: in a heavy chunk it would make the entry load that chunk.
            {
              name: 'react',
              test: /vite\/(preload-helper|modulepreload-polyfill)|node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat)[\\/]/,
              priority: 100,
            },
            { name: routeChunks(import.meta.dirname) },
          ],
        },
      },
    },
  },
});

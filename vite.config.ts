import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiReference } from './scripts/api-reference/apiReference.ts';
import { catalogues } from './scripts/catalogues.ts';
import { firstForm } from './scripts/firstForm.ts';
import { mantineParts } from './scripts/mantineParts.ts';
import { routeChunks } from './scripts/routeChunks.ts';

/**
 * Without the parts of React Router that only its framework uses. The names that it gives components for developer tools, and
 * their wraps, would keep them. What does not match any more stays in, and the budgets tell.
 */
function withoutFramework(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null');
}

/** React Router's package names its build with warnings as the one of all modes. */
function routerWithoutWarnings(): Plugin {
  const build = path.join(import.meta.dirname, 'node_modules/react-router/dist/production');
  const alias = [
    { find: /^react-router$/, replacement: path.join(build, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(build, 'dom-export.mjs') },
  ];
  return {
    name: 'router-without-warnings',
    apply: 'build',
    config: () => ({ resolve: { alias } }),
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-.*\.mjs$/ },
      handler: (code) => ({ code: withoutFramework(code), map: null }),
    },
  };
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
    mantineParts(import.meta.dirname),
    moduleLists(),
    firstForm(import.meta.dirname),
    apiReference(import.meta.dirname),
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
      // Mantine reads properties where a module begins, which would keep parts that nothing uses.
      treeshake: { propertyReadSideEffects: false },
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

import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Parses the texts when the portal is built. The parser, 7 kB gzip, need not be loaded then before the first form is there.
 */
function parsedTexts(): Plugin {
  const parser = '@formatjs/icu-messageformat-parser';
  return {
    name: 'parsed-texts',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { [parser]: `${parser}/no-parser.js` } } }),
    transform(code, id) {
      if (!/[/]translations[/]\w+\.json$/.test(id)) return null;
      const texts: Record<string, string> = JSON.parse(code);
      const entries = Object.entries(texts).map(([key, text]) => [key, parse(text)]);
      return { code: JSON.stringify(Object.fromEntries(entries)), map: null };
    },
  };
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

export default defineConfig({
  plugins: [react(), parsedTexts(), moduleLists()],
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
          groups: [
            // Vite's preload helper must not land in a heavy chunk, or the entry would load that chunk.
            { name: 'react', test: /vite\/preload-helper|vite\/modulepreload-polyfill/, priority: 110 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 100 },
          ],
        },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The service replaces the placeholder with a fresh nonce in every answer; see docs/deployment.md for static hosts.
  html: { cspNonce: 'STACKYARD_CSP_NONCE' },
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

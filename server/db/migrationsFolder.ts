import { fileURLToPath } from 'node:url';

/**
 * The path is resolved from this file, because the service may start in any folder. Jest maps this file,
 * since CommonJS has no `import.meta`.
 */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

import { fileURLToPath } from 'node:url';

/** Beside this file, wherever the service is started; Jest maps this file, since CommonJS has no `import.meta`. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

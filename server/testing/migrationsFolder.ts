import path from 'node:path';

/** In place of `server/db/migrationsFolder.ts`. */
export const migrationsFolder = path.resolve(__dirname, '..', 'db', 'migrations');

import path from 'node:path';

export const migrationsFolder = path.resolve(__dirname, '..', 'db', 'migrations');

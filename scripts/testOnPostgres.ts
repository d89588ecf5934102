/**
 * `npm run test:postgres` runs the service's tests on a PostgreSQL server of their own, from Debian's
 * packages. Further arguments are passed to Jest.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgresServer';
import { missingServer, serverPrograms } from './programs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const programs = serverPrograms();
if (programs === null) {
  console.error(missingServer);
  process.exit(1);
}
const server = await startPostgres(programs);
try {
  const jest = spawn(
    path.join(root, 'node_modules/.bin/jest'),
    [...process.argv.slice(2), '--selectProjects', 'service'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => jest.kill(signal));
  const [status] = await once(jest, 'exit');
  process.exitCode = typeof status === 'number' ? status : 1;
} finally {
  server.stop();
}

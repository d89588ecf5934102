/**
 * `npm run test:postgres`: the service's tests that use the database, and those that only a server can pass, on a
 * PostgreSQL of its own from Debian's packages. What follows the command goes to Jest.
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
/** What of the service uses the database, and needs no folder. Calls that are cut off break the embedded one's connection. */
const usual = [
  '--testPathPatterns',
  'server/(auth/(?!cutOffCalls)|features/|commands/|sender/sendStacks)|server/(app|jobs)[.]|[.]server[.]test|db/tables|demo/seed/(demoCards|missingMeasurements)',
];
const wanted = process.argv.slice(2);
const paths = wanted.includes('--testPathPatterns') ? [] : usual;

const server = await startPostgres(programs);
try {
  const jest = spawn(
    path.join(root, 'node_modules/.bin/jest'),
    ['--selectProjects', 'service', ...paths, ...wanted],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: server.url } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => jest.kill(signal));
  const [status] = await once(jest, 'exit');
  process.exitCode = typeof status === 'number' ? status : 1;
} finally {
  server.stop();
}

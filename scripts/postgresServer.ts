/**
 * Starts a PostgreSQL server from Debian's packages. It refuses to run as root, so root runs it as the user
 * `postgres`.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function asOwner(program: string, ...parameters: string[]): string {
  const isRoot = process.getuid?.() === 0;
  const command = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const [first = '', ...rest] = [...command, program, ...parameters];
  const { status, stdout, stderr, error } = spawnSync(first, rest, { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}

export async function startPostgres(programs: string) {
  // The server's owner may not reach TMPDIR, and the path of a socket must stay under 108 bytes.
  const folder = asOwner('mktemp', '-d', '/tmp/stackyard-postgres-XXXXXX');
  const data = path.join(folder, 'data');
  const control = (...parameters: string[]) =>
    asOwner(path.join(programs, 'pg_ctl'), '-D', data, '-s', ...parameters);
  const stop = () => {
    try {
      control('stop', '-m', 'immediate');
    } finally {
      asOwner('rm', '-rf', folder);
    }
  };
  try {
    // Other accounts of the machine can reach the port, too.
    const password = randomBytes(16).toString('hex');
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o644 });
    const initdb = path.join(programs, 'initdb');
    const form = ['-E', 'UTF8', '--locale=C.UTF-8', '-U', 'postgres', '-A', 'scram-sha-256'];
    asOwner(initdb, '-D', data, ...form, `--pwfile=${passwordFile}`, '-N');
    const port = await freePort();
    const settings = [...quick, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
    control('start', '-w', '-l', path.join(folder, 'log'), '-o', options);
    return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (failure) {
    asOwner('rm', '-rf', folder);
    throw failure;
  }
}

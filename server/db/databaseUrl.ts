import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { PoolConfig } from 'pg';

/**
 * The message is printed after the name of the setting. It contains nothing of the URL, which holds a
 * password.
 */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

export type DatabaseAddress = Required<Pick<PoolConfig, 'host' | 'port' | 'database' | 'ssl'>> &
  Pick<PoolConfig, 'user' | 'password'>;

const form = 'must be an address such as postgresql://user:password@host:5432/database';

const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * Without `sslmode`, a remote server must prove its identity (`verify-full`), and a connection to a local one
 * is not encrypted. `require` encrypts without checking the certificate, as in libpq.
 * @throws DatabaseUrlError
 */
export function readDatabaseUrl(text: string): DatabaseAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^postgres(ql)?:$/.test(url.protocol) || url.hash !== '')
    throw new DatabaseUrlError(form);
  const { host, sslmode, sslrootcert, ...unknown } = Object.fromEntries(url.searchParams);
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined)
    throw new DatabaseUrlError(
      'takes the parameters sslmode, sslrootcert and host (the folder of a socket) only',
    );
  const [hostname, user, password, database] = [
    url.hostname.replace(/^\[|\]$/g, ''),
    url.username,
    url.password,
    url.pathname.slice(1),
  ].map(decoded);
  if (!database || (host === undefined ? !hostname : !host.startsWith('/'))) throw new DatabaseUrlError(form);
  const machine = host ?? hostname ?? '';
  const mode = sslmode ?? (isThisMachine(machine) ? 'disable' : 'verify-full');
  if (!sslModes.includes(mode))
    throw new DatabaseUrlError(`must have ${sslModes.slice(0, -1).join(', ')} or verify-full as sslmode`);
  if (sslrootcert !== undefined && !mode.startsWith('verify-'))
    throw new DatabaseUrlError('has an sslrootcert, which needs the sslmode verify-ca or verify-full');
  return {
    host: machine,
    port: Number(url.port || 5432),
    database,
    // Without them, the driver takes PGUSER and PGPASSWORD.
    ...(user ? { user } : {}),
    ...(password ? { password } : {}),
    ssl: mode === 'disable' ? false : tlsOf(mode, machine, sslrootcert),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new DatabaseUrlError(form);
  }
}

function isThisMachine(host: string): boolean {
  return host.startsWith('/') || host === 'localhost' || host === '::1' || /^127\./.test(host);
}

function tlsOf(mode: string, host: string, rootCertificate: string | undefined) {
  if (mode === 'require') return { rejectUnauthorized: false };
  return {
    rejectUnauthorized: true,
    // A numeric address must not be sent as the name of a server.
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(rootCertificate === undefined ? {} : { ca: certificateIn(rootCertificate) }),
    ...(mode === 'verify-ca' ? { checkServerIdentity: () => undefined } : {}),
  };
}

function certificateIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new DatabaseUrlError('names a file as sslrootcert that cannot be read');
  }
}

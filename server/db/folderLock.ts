import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../domain/errorCode';

export abstract class DataFolderError extends Error {}

export class FolderInUseError extends DataFolderError {
  override name = 'FolderInUseError';

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by another process (${pid}).`);
  }
}

export class FolderNotWritableError extends DataFolderError {
  override name = 'FolderNotWritableError';

  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} cannot be written (${errorCodeOf(cause) ?? 'unknown reason'}).`, {
      cause,
    });
  }
}

export class NewerDatabaseError extends DataFolderError {
  override name = 'NewerDatabaseError';

  constructor(folder: string) {
    super(`The database in ${folder} was written by a newer version; it is left as it is.`);
  }
}

// The embedded database does not notice a second process on its folder: both would start and lose writes silently.

interface Holder {
  pid: number;
  started: string;
}

const takeoverMilliseconds = 10_000;

/**
 * Locks the folder for this process and returns a function that releases it. A missing folder is created.
 * @throws FolderInUseError while another process that is alive holds it, FolderNotWritableError if the lock
 * cannot be written
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  try {
    makeFolder(folder);
    if (!claim(path, mine)) takeOver(folder, path, mine);
  } catch (failure) {
    throw failure instanceof FolderInUseError ? failure : new FolderNotWritableError(folder, failure);
  }
  return () => {
    if (isSame(holderOf(path), mine)) rmSync(path, { force: true });
  };
}

/** Node's recursive option never returns if a folder cannot be created, for example below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    // The folder holds password hashes, and perhaps the secret that signs tokens.
    mkdirSync(folder, { mode: 0o700 });
  } catch (failure) {
    if (errorCodeOf(failure) !== 'EEXIST') throw failure;
  }
}

/**
 * The lock is written to a draft first and then hard-linked to its name, so that no process reads an
 * incomplete lock.
 */
function claim(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (failure) {
    if (errorCodeOf(failure) === 'EEXIST') return false;
    throw failure;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Several processes may find the lock of a dead process. A second, exclusive file ensures that only one of
 * them at a time checks and replaces it.
 */
function takeOver(folder: string, path: string, mine: Holder): void {
  const guard = `${path}.takeover`;
  const guardAge = ageOf(guard);
  if (guardAge !== undefined && guardAge > takeoverMilliseconds) rmSync(guard, { force: true });
  if (!claim(guard, mine)) throw new FolderInUseError(folder, holderOf(guard)?.pid ?? 0);
  try {
    const holder = holderOf(path);
    if (holder && startOf(holder.pid) === holder.started) throw new FolderInUseError(folder, holder.pid);
    rmSync(path, { force: true });
    if (!claim(path, mine)) throw new FolderInUseError(folder, holderOf(path)?.pid ?? 0);
  } finally {
    rmSync(guard, { force: true });
  }
}

function holderOf(path: string): Holder | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof read !== 'object' || read === null || !('pid' in read) || !('started' in read))
      return undefined;
    const { pid, started } = read;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isSame(left: Holder | undefined, right: Holder): boolean {
  return left?.pid === right.pid && left.started === right.started;
}

/**
 * Returns the start time of the process, an empty text if the system does not tell it, or undefined if the
 * process is dead.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    if (errorCodeOf(failure) !== 'EPERM') return undefined;
  }
  try {
    // On Linux it is the 22nd field, counted behind the command's closing bracket because a command may hold spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${bootId} ${text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
  } catch {
    return '';
  }
}

function ageOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false }) && Date.now() - statSync(path).mtimeMs;
}

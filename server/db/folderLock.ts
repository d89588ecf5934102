import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodeOf } from '../domain/errorCode';

/** Why a data folder cannot be used. The message is one line for whoever starts the service. */
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
  /** When the process began; tells it from a later one that was given the same number. */
  started: string;
}

/** A takeover is a few file calls; one that is older was cut off in the middle. */
const takeoverMilliseconds = 10_000;

/**
 * Claims the folder (made when missing) for this process and returns the release.
 * @throws FolderInUseError while the process that holds it lives, FolderNotWritableError when it cannot be claimed
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

/** Node's own recursive way never returns where nothing can be made, as below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (failure) {
    if (errorCodeOf(failure) !== 'EEXIST') throw failure;
  }
}

/** Links a complete file to the name, so that nobody ever reads half of a lock. */
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

/** Of several processes that find the lock of a dead one, a second exclusive file lets one look and replace at a time. */
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

/** What tells this run of the process from another; empty where the system does not say; undefined when it is dead. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    if (errorCodeOf(failure) !== 'EPERM') return undefined;
  }
  try {
    // Linux: the 22nd field, counted behind the command's closing bracket because a command may hold spaces.
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

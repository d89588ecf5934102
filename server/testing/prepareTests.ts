import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileService, programsOfService } from '../../scripts/compileService';
import { demoDatabase, onServer, urlOnServer } from './databaseServer';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const cache = path.join(root, '.cache/service-tests');
const day = 24 * 60 * 60_000;
const maker = { 'makeDatabases.js': 'testing/makeDatabases.ts' };

export async function prepareTests(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  removeUnused();
  const programs = await keep('programs', {
    ...programsOfService,
    ...maker,
    'serviceProcess.js': 'testing/serviceProcess.ts',
    'dataFolder.js': 'testing/dataFolder.ts',
    'writeStackFolder.js': 'testing/writeStackFolder.ts',
  });
  process.env.TEST_PROGRAMS = path.join(programs, 'server');
  if (process.env.TEST_DATABASE_URL === undefined)
    process.env.TEST_FOLDERS = await keep('folders', maker, (draft) => make(draft, {}, draft));
  else {
    await onServer(`drop database if exists ${demoDatabase} with (force)`);
    await onServer(`create database ${demoDatabase} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    make(programs, { DATABASE_URL: urlOnServer(demoDatabase) });
  }
}

function make(folder: string, settings: Record<string, string>, ...parameters: string[]): void {
  const program = path.join(folder, 'server/makeDatabases.js');
  execFileSync(process.execPath, [program, ...parameters], { env: settings });
}

/**
 * The folder's name is a hash of the programs, so its content never becomes stale: changed sources have
 * another folder. It gets its final name when it is complete.
 */
async function keep(
  kind: string,
  programs: Readonly<Record<string, string>>,
  complete: (draft: string) => void = () => undefined,
): Promise<string> {
  const draft = mkdtempSync(path.join(cache, 'draft-'));
  try {
    await compileService(draft, programs);
    const folder = path.join(cache, `${kind}-${hashOf(draft)}`);
    if (!existsSync(folder)) {
      complete(draft);
      renameUnlessThere(draft, folder);
    }
    const now = new Date();
    utimesSync(folder, now, now);
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function renameUnlessThere(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (failure) {
    if (!existsSync(folder)) throw failure;
  }
}

function hashOf(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function removeUnused(): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    // Another run may have removed or renamed the folder since it was listed.
    const used = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - used > day) rmSync(folder, { recursive: true, force: true });
  }
}

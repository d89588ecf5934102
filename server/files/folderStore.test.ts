import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FileStore, FilesUnavailable } from '../ports/fileStore';
import { folderStore } from './folderStore';

let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  store = folderStore(path.join(folder, 'files'));
  await store.check();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function received(text: string): Promise<string> {
  const file = path.join(store.incoming, 'one');
  await writeFile(file, text);
  return file;
}

const key = { digest: `3f${'0'.repeat(62)}`, part: 'original' } as const;
const readText = async (...[wanted]: Parameters<FileStore['read']>) =>
  (await store.read(wanted))?.toString() ?? null;

it('keeps a file under its key, and takes it out of what is being received', async () => {
  expect(await readText(key)).toBeNull();
  await store.keep(key, await received('a photograph'));
  expect(await readText(key)).toBe('a photograph');
  expect(await readText({ ...key, part: 'shown' })).toBeNull();
  expect(await readdir(store.incoming)).toEqual([]);
  const again = folderStore(path.join(folder, 'files'));
  expect(String(await again.read(key))).toBe('a photograph');
});

it('keeps the same file once, however often it comes', async () => {
  await store.keep(key, await received('a photograph'));
  await store.keep(key, await received('a photograph'));
  expect(await readdir(path.join(folder, 'files/original/3f'))).toEqual([key.digest]);
});

it('removes all parts, and what is not there', async () => {
  await store.keep(key, await received('a photograph'));
  await store.keep({ ...key, part: 'preview' }, await received('small'));
  await store.remove(key.digest);
  await store.remove(key.digest);
  expect([await readText(key), await readText({ ...key, part: 'preview' })]).toEqual([null, null]);
});

it('says that the same may succeed later where the folder cannot be used', async () => {
  const file = await received('a photograph');
  await writeFile(path.join(folder, 'files/original'), 'in the way');
  await expect(store.keep(key, file)).rejects.toThrow(FilesUnavailable);
  await expect(store.read(key)).rejects.toThrow('ENOTDIR');
  await expect(folderStore(path.join(file, 'files')).check()).rejects.toThrow('ENOTDIR');
});

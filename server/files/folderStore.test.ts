import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
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

const digest = createHash('sha256').update('a photograph').digest('hex');
const key = { digest, part: 'original' } as const;
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

it('lets no other account look into its folders', async () => {
  await store.keep(key, await received('a photograph'));
  for (const made of ['files', 'files/incoming', 'files/original', `files/original/${digest.slice(0, 2)}`])
    expect([made, (await stat(path.join(folder, made))).mode & 0o777]).toEqual([made, 0o700]);
});

it('keeps the same file once, however often it comes', async () => {
  await store.keep(key, await received('a photograph'));
  await store.keep(key, await received('a photograph'));
  expect(await readdir(path.join(folder, 'files/original', digest.slice(0, 2)))).toEqual([key.digest]);
});

it('takes no original that is another one than it says, or cut off', async () => {
  await expect(store.keep(key, await received('a photo'))).rejects.toThrow(FilesUnavailable);
  expect(await readText(key)).toBeNull();
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

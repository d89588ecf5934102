import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FileStore, FilesUnavailable } from '../ports/fileStore';
import { s3Server } from '../testing/files/s3Server';
import { FilesUrlError, readFilesUrl } from './filesUrl';
import { folderStore } from './folderStore';
import { s3Store } from './s3Store';

async function expectLargeFileInParts(store: FileStore, received: (text: string) => Promise<string>) {
  const digest = createHash('sha256').update('a large file').digest('hex');
  const large = { digest, part: 'export' } as const;
  expect(await store.readParts(large)).toBeNull();
  await store.keep(large, await received('x'.repeat(2_500_000)));
  const parts: number[] = [];
  for await (const part of (await store.readParts(large)) ?? []) parts.push(part.byteLength);
  expect(parts.reduce((sum, bytes) => sum + bytes)).toBe(2_500_000);
  expect(parts.length).toBeLessThanOrEqual(3);
  await store.remove(digest);
  expect(await store.readParts(large)).toBeNull();
}

describe('a store in a folder', () => {
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

  it('reads a large file in parts', () => expectLargeFileInParts(store, received));

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
});

describe('a store in a bucket', () => {
  const { server, files } = s3Server('yard', { keyId: 'key', secret: 's/cret+' });
  let folder: string;
  let port: number;

  async function listen(one: Server): Promise<number> {
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const address = one.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 's3-'));
    port = await listen(server);
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const account = 'key:s%2Fcret%2B';

  const storeAt = (given: { account?: string; bucket?: string; port?: number } = {}) => {
    const wanted = { account, bucket: 'yard', port, ...given };
    const url = `http://${wanted.account}@127.0.0.1:${wanted.port}/${wanted.bucket}`;
    return s3Store(readFilesUrl(url, true), path.join(folder));
  };

  const digest = createHash('sha256').update('a photograph').digest('hex');
  const key = { digest, part: 'original' } as const;
  const storedAs = `/original/${digest.slice(0, 2)}/${digest}`;

  async function received(text: string): Promise<string> {
    const file = path.join(folder, 'one');
    await writeFile(file, text);
    return file;
  }

  it('keeps a file under its key, and takes it out of what is being received', async () => {
    const store = storeAt();
    await store.check();
    expect(await store.read(key)).toBeNull();
    await store.keep(key, await received('a photograph'));
    await store.keep(key, await received('a photograph'));
    expect(String(await store.read(key))).toBe('a photograph');
    expect(await store.read({ ...key, part: 'shown' })).toBeNull();
    expect(await readdir(folder)).not.toContain('one');
    expect([...files.keys()]).toEqual([storedAs]);
  });

  it('keeps files in a folder of the bucket, too', async () => {
    const store = storeAt({ bucket: 'yard/photographs' });
    await store.check();
    await store.keep(key, await received('a photograph'));
    expect(String(await store.read(key))).toBe('a photograph');
    expect(files.has(`/photographs${storedAs}`)).toBe(true);
  });

  it('takes no original that is another one than it says, or cut off', async () => {
    const store = storeAt({ bucket: 'yard/cut' });
    await expect(store.keep(key, await received('a photo'))).rejects.toThrow(FilesUnavailable);
    expect(await store.read(key)).toBeNull();
  });

  it('reads a large file in parts', () => expectLargeFileInParts(storeAt(), received));

  it('removes all parts, and what is not there', async () => {
    const store = storeAt();
    await store.keep({ ...key, part: 'preview' }, await received('small'));
    await store.remove(key.digest);
    await store.remove(key.digest);
    expect([await store.read(key), await store.read({ ...key, part: 'preview' })]).toEqual([null, null]);
  });

  it('receives into a folder of its own account alone', async () => {
    const address = readFilesUrl(`http://${account}@127.0.0.1:${port}/yard`, true);
    const incoming = path.join(folder, 'incoming');
    await s3Store(address, incoming).openIncoming();
    expect((await stat(incoming)).mode & 0o777).toBe(0o700);
    // A former version of the program made the folder readable for everybody.
    await chmod(incoming, 0o755);
    await s3Store(address, incoming).openIncoming();
    expect((await stat(incoming)).mode & 0o777).toBe(0o700);
    await symlink(folder, path.join(folder, 'led'));
    await expect(s3Store(address, path.join(folder, 'led')).openIncoming()).rejects.toThrow(
      'not of this account',
    );
  });

  it('tells what the operator has to mend from a store that is away', async () => {
    await expect(storeAt({ bucket: 'none' }).check()).rejects.toThrow(FilesUrlError);
    const stranger = storeAt({ account: 'key:wrong' });
    await expect(stranger.check()).rejects.toThrow('does not let in');
    await expect(stranger.read(key)).rejects.toThrow(FilesUnavailable);
    // A wrong bucket name must not make photographs count as lost.
    await expect(storeAt({ bucket: 'none' }).read(key)).rejects.toThrow(FilesUnavailable);
    const nobody = createServer();
    const away = storeAt({ port: await listen(nobody) });
    await new Promise((resolve) => nobody.close(resolve));
    await expect(away.check()).rejects.toThrow(FilesUnavailable);
    const file = await received('a photograph');
    await expect(away.keep(key, file)).rejects.toThrow('ECONNREFUSED');
    expect(await readdir(folder)).toContain('one');
  });

  it('follows no name that leads inside', async () => {
    const outside = {
      url: `http://localhost:${port}/yard`,
      keyId: 'key',
      secret: 's/cret+',
      region: 'us-east-1',
    };
    const store = s3Store({ ...outside, mayBeInside: false }, folder);
    await expect(store.check()).rejects.toThrow(FilesUrlError);
    // The name led elsewhere at the start.
    const failure = await store.read(key).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(FilesUnavailable);
    expect(String(failure)).toContain('FILES_URL leads to this machine or into a private network');
    await s3Store({ ...outside, mayBeInside: true }, folder).check();
  });
});

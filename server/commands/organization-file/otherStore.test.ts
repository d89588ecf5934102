import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderRound } from '../../features/stacks/pictures/renderWaiting';
import { readFilesUrl } from '../../files/filesUrl';
import { folderStore } from '../../files/folderStore';
import { s3Store } from '../../files/s3Store';
import { type FileStore, photographParts } from '../../ports/fileStore';
import { renderPicture } from '../../rendering/renderPicture';
import { fieldSender } from '../../testing/fieldSender';
import { s3Server } from '../../testing/files/s3Server';
import { empty, entriesIn, organizationFiles, photograph } from '../../testing/organizationFiles';
import { testFiles } from '../../testing/testFiles';
import { serviceOn } from '../../testing/testService';

// An organisation whose photographs are in a folder moves to a service with a bucket, and on to one with a
// folder.

const yard = fieldSender();
const zips = organizationFiles();
const { server, files: inBucket } = s3Server('yard', { keyId: 'key', secret: 's/cret+' });

const admin = 'org@nordskov.example';
const kinds = ['FrontImage', 'BackImage', 'CloseupImage'] as const;

let folder: string;
let bucket: FileStore;

async function portOf(one: Server): Promise<number> {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  const address = one.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stackyard-other-store-'));
  const url = `http://key:s%2Fcret%2B@127.0.0.1:${await portOf(server)}/yard/photographs`;
  bucket = s3Store(readFilesUrl(url, true), path.join(folder, 'incoming'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function photographedStack(): Promise<string> {
  const key = randomUUID();
  await yard.register(key);
  await yard.measure(key);
  const { departmentId } = yard.places();
  for (const [place, kind] of kinds.entries()) {
    if (kind === 'CloseupImage')
      while (
        await renderRound({ ...yard.service().deps, render: (digest) => renderPicture(testFiles, digest) })
      );
    const bytes = await photograph(60 * (place + 1));
    await yard.send('PUT', `/ingest/stack/${key}/file/${kind}?departmentId=${departmentId}`, bytes);
  }
  return (await yard.rowOf(key))?.id ?? '';
}

async function picturesOn(service: ReturnType<typeof serviceOn>, stackId: string) {
  const token = await service.tokenOf(admin);
  const pictures: [call: string, status: number, digest: string][] = [];
  for (const kind of kinds)
    for (const size of ['', '?size=preview']) {
      const call = `/stack/${stackId}/file/${kind}${size}`;
      const { status, bytes } = await service.call('GET', call, { token });
      pictures.push([call, status, createHash('sha256').update(bytes).digest('hex')]);
    }
  return pictures;
}

const photographsIn = async (file: string) =>
  new Map([...(await entriesIn(file))].filter(([name]) => name.startsWith('photographs/')));

it('takes its photographs along, from a folder into a bucket and from there into a folder', async () => {
  const { database } = yard.service().deps;
  const stackId = await photographedStack();
  const shown = await picturesOn(yard.service(), stackId);
  expect(shown.map(([, status]) => status)).toEqual([200, 200, 200, 200, 404, 404]);
  const [first, second] = [zips.pathOf(), zips.pathOf()];
  await zips.exportTo(yard.service(), yard.organizationId(), first);
  const sent = await photographsIn(first);
  // Two photographs have all their parts; the third one has not been rendered and has only its original.
  expect(sent.size).toBe(2 * photographParts.length + 1);

  await empty(database.unrecorded);
  const withBucket = serviceOn(database, bucket);
  const [line] = await zips.importFrom(withBucket, first);
  expect(line).toMatch(/ 3 photographs\.$/);
  expect(inBucket.size).toBe(sent.size);
  expect(await picturesOn(withBucket, stackId)).toEqual(shown);
  const [exported] = await zips.exportTo(withBucket, yard.organizationId(), second);
  expect(exported).toMatch(/ with 3 photographs\.$/);
  expect(await photographsIn(second)).toEqual(sent);

  await empty(database.unrecorded);
  inBucket.clear();
  const withFolder = serviceOn(database, folderStore(path.join(folder, 'files')));
  await zips.importFrom(withFolder, second);
  expect(await picturesOn(withFolder, stackId)).toEqual(shown);
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

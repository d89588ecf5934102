import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { unclaimedFile } from '../../db/fileSchema';
import { measurement } from '../../db/measurementSchema';
import { stack } from '../../db/stackSchema';
import { type FileStore, FilesUnavailable } from '../../ports/fileStore';
import { fieldSender } from '../../testing/fieldSender';
import { testFiles } from '../../testing/testFiles';
import { removeUnclaimed } from '../stacks/pictures/removeUnclaimed';
import { storeMessages } from './storeMessages';

const { service, rowOf, measure, measured, send, versionsOf } = fieldSender();

async function storeAll() {
  while (await storeMessages(service().orm, testFiles));
}

async function messageOf(key: string) {
  const [version] = await versionsOf(key);
  const digest = version?.messageDigest ?? '';
  const file = await testFiles.read({ digest, part: 'message' });
  return { waits: version?.message !== null, digest, text: file && gunzipSync(file).toString() };
}

it('a message is kept as it was sent: first in the database, then in the store', async () => {
  const key = randomUUID();
  await measure(key);
  expect(await messageOf(key)).toMatchObject({ waits: true, text: null });
  await storeAll();
  expect(await messageOf(key)).toMatchObject({ waits: false, text: JSON.stringify(measured()) });
  expect(await storeMessages(service().orm, testFiles)).toBe(false);
});

describe('a message that comes again', () => {
  /** The same content, with its keys the other way round. */
  const reversed = () => Object.fromEntries(Object.entries(measured()).reverse());

  const moments: Record<string, () => Promise<unknown>> = {
    'before the store has it': () => Promise.resolve(),
    'when the store has it': storeAll,
    // Versions before messages had digests.
    'without a digest of the former one': () =>
      service().orm.update(measurement).set({ messageDigest: null }).execute(),
  };

  it.each(Object.entries(moments))('changes nothing: %s', async (_moment, prepare) => {
    const key = randomUUID();
    await measure(key);
    await prepare();
    expect(await measure(key)).toMatchObject({ status: 200, data: { changed: false } });
    expect(await send('PUT', `/ingest/stack/${key}/measurement`, reversed())).toMatchObject({ status: 200 });
    expect(await measure(key, { volume: 27.126 })).toMatchObject({ status: 409, fields: ['reason'] });
    expect(await versionsOf(key)).toHaveLength(1);
  });
});

it('messages of former versions, which have no digest, go to the store, too', async () => {
  const key = randomUUID();
  await measure(key);
  const { digest } = await messageOf(key);
  await service().orm.update(measurement).set({ messageDigest: null });
  await storeAll();
  expect(await messageOf(key)).toEqual({ waits: false, digest, text: JSON.stringify(measured()) });
});

it('a message stays in the database while the store is away', async () => {
  const key = randomUUID();
  await measure(key);
  const away: FileStore = { ...testFiles, keep: () => Promise.reject(new FilesUnavailable('away')) };
  await expect(storeMessages(service().orm, away)).rejects.toThrow('away');
  expect(await messageOf(key)).toMatchObject({ waits: true });
  await storeAll();
  expect(await messageOf(key)).toMatchObject({ waits: false, text: JSON.stringify(measured()) });
});

it('a message that cannot be stored keeps none of the others waiting', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await measure(first, { volume: 27.4 });
  await measure(second, { volume: 27.5 });
  const { digest } = await messageOf(first);
  const keep: FileStore['keep'] = (key, file) =>
    key.digest === digest
      ? Promise.reject(new FilesUnavailable('just being removed'))
      : testFiles.keep(key, file);
  await expect(storeMessages(service().orm, { ...testFiles, keep })).rejects.toThrow('just being removed');
  expect(await messageOf(first)).toMatchObject({ waits: true });
  expect(await messageOf(second)).toMatchObject({ waits: false });
});

it('values that are nested too deeply are refused', async () => {
  const { values: _values, ...rest } = measured();
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const body = JSON.stringify(rest).replace(/}$/, `,"values":{"remark":${nested}}}`);
  const answer = await send('PUT', `/ingest/stack/${randomUUID()}/measurement`, Buffer.from(body), {
    'content-type': 'application/json',
  });
  expect(answer.status).toBe(400);
});

it('a message that is erased while it is being stored is not kept', async () => {
  const key = randomUUID();
  await measure(key, { volume: 27.2 });
  const { digest } = await messageOf(key);
  const ofStack = eq(measurement.stackId, (await rowOf(key))?.id ?? '');
  const keep: FileStore['keep'] = async (...given) => {
    await service().orm.update(measurement).set({ message: null, messageDigest: null }).where(ofStack);
    await testFiles.keep(...given);
  };
  await storeMessages(service().orm, { ...testFiles, keep });
  expect((await versionsOf(key))[0]).toMatchObject({ message: null, messageDigest: null });
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).toBeNull();
});

const anHourLater = () =>
  service().orm.update(unclaimedFile).set({ since: sql`now() - interval '61 minutes'` });

it('a message goes from the store an hour after the last stack that it measured', async () => {
  const [key, other] = [randomUUID(), randomUUID()];
  await measure(key, { volume: 27.3 });
  await measure(other, { volume: 27.3 });
  await storeAll();
  const { digest } = await messageOf(key);
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).not.toBeNull();
  await service().orm.delete(stack).where(eq(stack.clientKey, key));
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).not.toBeNull();
  await service().orm.delete(stack).where(eq(stack.clientKey, other));
  await anHourLater();
  await removeUnclaimed(service().orm, testFiles);
  expect(await testFiles.read({ digest, part: 'message' })).toBeNull();
});

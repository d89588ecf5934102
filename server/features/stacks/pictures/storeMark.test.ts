import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { WritableOrm } from '../../../db/client';
import { meta } from '../../../db/schema';
import { folderStore } from '../../../files/folderStore';
import { FilesUnavailable } from '../../../ports/fileStore';
import { testDatabase } from '../../../testing/testDatabase';
import { forgetStore, OtherStoreError, ownStoreOf, requireOwnStore } from './storeMark';

let folder: string;
let orm: WritableOrm;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  orm = (await testDatabase()).unrecorded;
});
afterEach(() => rm(folder, { recursive: true }));

const storeIn = (name: string) => folderStore(path.join(folder, name));

it('is the same in both from the first start on', async () => {
  for (let start = 0; start < 3; start += 1) await requireOwnStore(orm, storeIn('own'));
});

it('keeps an instance from a store that lacks it, until the operator says that the former one is lost', async () => {
  await requireOwnStore(orm, storeIn('own'));
  const wrong = requireOwnStore(orm, storeIn('wrong'));
  await expect(wrong).rejects.toThrow(OtherStoreError);
  await expect(wrong).rejects.toThrow(/lacks its mark.*DATA_DIR.*stackyard new-store/);
  await forgetStore(orm);
  await requireOwnStore(orm, storeIn('wrong'));
  await expect(requireOwnStore(orm, storeIn('own'))).rejects.toThrow('belongs to another database');
});

it('receives nothing as long as nobody knows that the store is the one of the database', async () => {
  await requireOwnStore(orm, storeIn('own'));
  const wrong = storeIn('wrong');
  const { files } = ownStoreOf(orm, wrong);
  await expect(files.openIncoming()).rejects.toThrow(FilesUnavailable);
  await forgetStore(orm);
  expect(await files.openIncoming()).toBe(wrong.incoming);
});

it('keeps an instance from the store of another database', async () => {
  await requireOwnStore(orm, storeIn('other'));
  // The database is like a new one, and the store keeps its mark.
  await orm.delete(meta).where(eq(meta.key, 'store'));
  await expect(requireOwnStore(orm, storeIn('other'))).rejects.toThrow('belongs to another database');
  await requireOwnStore(orm, storeIn('own'));
  await expect(requireOwnStore(orm, storeIn('other'))).rejects.toThrow('belongs to another database');
  await forgetStore(orm);
  await requireOwnStore(orm, storeIn('other'));
});

it('is the same for several instances that start at once, and keeps out those with another store', async () => {
  const startAll = (names: string[]) =>
    Promise.allSettled(names.map((name) => requireOwnStore(orm, storeIn(name))));
  const shared = await startAll(['own', 'own', 'own']);
  expect(shared.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await forgetStore(orm);
  const apart = await startAll(['a', 'b', 'c']);
  expect(apart.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

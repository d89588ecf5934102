import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeZip } from 'client-zip';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { exportOrganization } from '../commands/organization-file/exportOrganization';
import { tally } from '../commands/organization-file/fileFormat';
import { importOrganization } from '../commands/organization-file/importOrganization';
import type { WritableOrm } from '../db/client';
import { meta } from '../db/schema';
import { storeMessages } from '../features/ingest/storeMessages';
import { clientFor } from './api/clientFor';
import type { fieldSender } from './fieldSender';
import { zipEntries } from './files/zipEntries';
import { testFiles } from './testFiles';
import type { TestService } from './testService';

export function organizationFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-export-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const exportTo = (service: TestService, wanted: string, file: string) =>
    exportOrganization(wanted, file, given(service));
  const given = ({ deps: { database, now, files } }: TestService) => ({ database, now, files });
  return {
    folder,
    pathOf: () => path.join(folder, `${randomUUID()}.zip`),
    exportTo,
    importFrom: (service: TestService, file: string) =>
      importOrganization(file, { ...given(service), operator: 'anna' }),
    exportGone: async (yard: ReturnType<typeof fieldSender>, file: string) => {
      const service = yard.service();
      const key = randomUUID();
      await yard.register(key);
      await yard.measure(key);
      while (await storeMessages({ ...service.deps, orm: service.orm, files: testFiles }));
      const { departmentId } = yard.places();
      const bytes = await photograph(90);
      await yard.send('PUT', `/ingest/stack/${key}/file/FrontImage?departmentId=${departmentId}`, bytes);
      // An id in capitals names the same organisation.
      await exportTo(service, yard.organizationId().toUpperCase(), file);
      const admin = clientFor(service, 'global@stackyard.example');
      expect((await admin('DELETE', `/organization/${yard.organizationId()}`)).status).toBe(204);
      const names = [...(await entriesIn(file)).keys()];
      return names.find((name) => name.startsWith('photographs/'))?.split('/')[1] ?? '';
    },
  };
}

export const photograph = (red: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({ IFD0: { Artist: 'Anna Skov' } })
    .jpeg()
    .toBuffer();

export async function empty(orm: WritableOrm): Promise<void> {
  const { rows: files } = await orm.execute<{ digest: string }>(sql`
    select digest from public.stack_file union select digest from deleted.stack_file union select digest from unclaimed_file
    union select message_digest from public.measurement where message_digest is not null`);
  for (const { digest } of files) await testFiles.remove(digest);
  const since = await orm.select().from(meta).where(eq(meta.key, 'historySince'));
  const { rows } = await orm.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'deleted')`);
  await orm.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')}`));
  await orm.insert(meta).values(since);
}

export async function entriesIn(file: string): Promise<Map<string, Buffer>> {
  return new Map(zipEntries(await readFile(file)).map(({ name, content }) => [name, content]));
}

export async function writeEntries(file: string, entries: Iterable<[string, Buffer]>): Promise<void> {
  const files = [...entries].map(([name, input]) => ({ name, input, lastModified: new Date(0) }));
  await writeFile(file, await buffer(makeZip(files)));
}

export function renewManifest(entries: Map<string, Buffer>): void {
  const manifest = JSON.parse(String(entries.get('manifest.json')));
  for (const entry of manifest.entries) {
    const content = entries.get(entry.name);
    if (content === undefined) continue;
    const { add, result } = tally();
    add(content);
    Object.assign(entry, result(), { rows: String(content).split('\n').length - 1 });
  }
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
}

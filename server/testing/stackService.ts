import { inArray, sql } from 'drizzle-orm';
import { createApp } from '../app';
import { tokenSecretOf } from '../auth/tokens/tokenSecret';
import { insertRecords } from '../db/insertRecords';
import { measurement } from '../db/measurementSchema';
import { type StackRecord, stack } from '../db/stackSchema';
import { demoPictures } from '../demo/demoPictures';
import { nordskovCard } from '../demo/seed/cardPlans';
import { demoMeasurement } from '../demo/seed/demoMeasurement';
import { buildCard } from '../domain/cards/buildCard';
import { storedPictures } from '../features/stacks/pictures/storedPictures';
import { isWrittenWhileSent } from '../http/fileTypes';
import type { ServiceDependencies } from '../ports/serviceDependencies';
import { hasAllPixels } from '../rendering/hasAllPixels';
import { copyRows } from './copyRows';
import { noReports } from './noReports';
import { idStart, insertWorld, world } from './stackWorld';
import { testDatabase, testNow, testSeed } from './testDatabase';
import { testFiles } from './testFiles';
import { tokenOf } from './tokenOf';

const callers = [
  world.globalAdmin,
  world.organizationAdmin,
  world.departmentAdmin,
  world.sawmillUser,
  world.stranger,
];

export async function stackService({ reports }: Pick<ServiceDependencies, 'reports'> = noReports) {
  const database = await testDatabase();
  await insertWorld(database);
  const tokenSecret = tokenSecretOf({
    current: new TextEncoder().encode('a secret of the tests, 32 bytes long'),
    former: undefined,
  });
  const app = createApp({
    database,
    now: () => testNow,
    tokenSecret,
    files: testFiles,
    pictures: storedPictures(database.orm, testFiles, demoPictures(database.orm, testSeed)),
    reports,
    hasAllPixels,
    publicUrl: 'https://stackyard.example',
  });
  const tokens = new Map<string, string>();
  for (const email of callers)
    tokens.set(email, await tokenOf(database.unrecorded, tokenSecret, email, testNow));
  return {
    orm: database.unrecorded,
    tokenSecret,
    /**
     * @throws Error if a response differs from `docs/openapi.json`. The content of downloaded files is not
     * compared; the tests do that.
     */
    async call(
      email: string,
      method: string,
      path: string,
      body?: unknown,
      language = 'en',
      more: Record<string, string> = {},
    ): Promise<Response> {
      const own = { Authorization: `Bearer ${tokens.get(email)}`, 'Accept-Language': language };
      const headers = { ...own, ...more };
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const response = await app.request(`/api/v1${path}`, {
        method,
        ...(sent === undefined ? { headers } : { headers: { ...headers, ...jsonHeaders(sent) }, body: sent }),
      });
      const isFile =
        isWrittenWhileSent(response) || response.headers.get('content-type') === 'application/octet-stream';
      const breach = isFile
        ? undefined
        : contractBreach(method, path, response.status, await response.clone().text());
      if (breach !== undefined) throw new Error(breach);
      return response;
    },
    async measure(
      rows: readonly StackRecord[],
      card = { id: world.cardVersionId, definition: buildCard(nordskovCard) },
    ): Promise<void> {
      await database.unrecorded.transaction(async (transaction) => {
        await insertRecords(
          transaction,
          measurement,
          rows.flatMap((row) => demoMeasurement(testSeed, card, row) ?? []),
        );
        await transaction
          .update(stack)
          .set({ cardVersionId: card.id })
          .where(
            inArray(
              stack.id,
              rows.map(({ id }) => id),
            ),
          );
      });
    },
    async resetStacks(): Promise<void> {
      await database.unrecorded.transaction(async (transaction) => {
        await transaction.execute(sql`delete from measurement where stack_id::text like ${`${idStart}-%`}`);
        await transaction.execute(sql`delete from stack where id::text like ${`${idStart}-%`}`);
        await copyRows(transaction, 'world', 'stack', sql`id::text like ${`${idStart}-%`}`);
      });
    },
  };
}

function jsonHeaders(body: string) {
  return { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
}

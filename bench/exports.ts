/**
 * Compares each file for other programs (Excel, GeoJSON, GPX, KML) of all stacks of an organisation with the
 * CSV of the same stacks, which includes the fields of the card. Prints the processor time of each as a ratio
 * to the CSV, and the service's heap while a workbook is written. `STACKS=100000` makes more stacks than the
 * demo has.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createApp } from '../server/app';
import { tokenSecretOf } from '../server/auth/tokens/tokenSecret';
import { databaseOn } from '../server/db/client';
import { migrateToLatest } from '../server/db/migrations';
import { demoPictures } from '../server/demo/demoPictures';
import { seedDatabase } from '../server/demo/seed/seedDatabase';
import { folderStore } from '../server/files/folderStore';
import { hasAllPixels } from '../server/rendering/hasAllPixels';
import { noReports } from '../server/testing/noReports';
import { tokenOf } from '../server/testing/tokenOf';
import { median } from './median';
import { printRatio } from './printRatio';
import { processorTime } from './processorTime';
import { ratioOf } from './ratio';
import { roundsOr } from './rounds';

const rounds = roundsOr(5);
const stackCount = Number(process.env.STACKS ?? 12_000);
/** The workbook may take at most this many times as long as the CSV. */
const goal = 1.2;
const now = new Date('2026-11-20T12:00:00Z');
const email = 'org@nordskov.example';

const client = await PGlite.create();
const database = databaseOn(client);
await migrateToLatest(database.unrecorded);
await seedDatabase(database, { seed: 7, now, mayFill: true, nordskovStacks: stackCount });
const tokenSecret = tokenSecretOf({
  current: new TextEncoder().encode('a secret of the benchmark, 32 bytes'),
  former: undefined,
});
const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-bench-'));
const app = createApp({
  ...{ database, tokenSecret, files: folderStore(folder), ...noReports, hasAllPixels },
  now: () => now,
  pictures: demoPictures(database.orm, 7),
});
const token = await tokenOf(database.unrecorded, tokenSecret, email, now);
const { rows } = await client.query<{ id: string; card: string }>(
  `select d.id, o.measurement_card_id as card from department d join organization o on o.id = d.organization_id
   join organization_member m on m.organization_id = o.id join app_user u on u.id = m.user_id where u.email = $1`,
  [email],
);
const departmentIds = rows.map(({ id }) => id);
const measurementCardId = rows[0]?.card;

async function read(to: string, body: object, onPiece: (bytes: number) => void = () => {}): Promise<number> {
  const answer = await app.request(`/api/v1${to}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok || answer.body === null) throw new Error(`${to} was answered ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    onPiece(bytes);
  }
  return bytes;
}

const filters = { departmentIds };
const files: Record<string, () => Promise<number>> = {
  csv: () => read('/stack/download-accumulated-csv-from-filter', { departmentIds, measurementCardId }),
  excel: () => read('/stack/export-excel', { filters, measurementCardId }),
  geojson: () => read('/stack/export-geojson', { filters }),
  gpx: () => read('/stack/export-gpx', { filters }),
  kml: () => read('/stack/export-kml', { filters }),
};

const times = new Map<string, number[]>();
const sizes = new Map<string, number>();
for (let round = -1; round < rounds; round += 1) {
  for (const [format, write] of Object.entries(files)) {
    const own = await processorTime(async () => {
      sizes.set(format, await write());
    });
    // The first round warms up.
    if (round >= 0) times.set(format, [...(times.get(format) ?? []), own]);
  }
}
const base = times.get('csv') ?? [];
for (const [format, own] of times) {
  const megabytes = ((sizes.get(format) ?? 0) / 1e6).toFixed(1);
  console.log(`${format}: ${(median(own) / stackCount).toFixed(3)} ms a stack, ${megabytes} MB`);
  if (format !== 'csv')
    printRatio(ratioOf(`${format} of all stacks beside the CSV`, own, base), {
      ...(format === 'excel' && { most: goal }),
    });
}

/**
 * Each value is the fewest megabytes in use during a tenth of the workbook. The other readings contain
 * garbage that has not been collected yet.
 */
const tenths = Array.from({ length: 10 }, () => Number.POSITIVE_INFINITY);
const whole = sizes.get('excel') ?? 1;
await read('/stack/export-excel', { filters, measurementCardId }, (bytes) => {
  const tenth = Math.min(9, Math.floor((10 * bytes) / whole));
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  tenths[tenth] = Math.min(tenths[tenth] ?? Number.POSITIVE_INFINITY, (heapUsed + arrayBuffers) / 1e6);
});
console.log(`heap in each tenth of a workbook: ${tenths.map((one) => one.toFixed(0)).join(' ')} MB`);
await client.close();
rmSync(folder, { recursive: true, force: true });

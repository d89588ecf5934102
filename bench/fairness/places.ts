import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { commentedJpeg } from '../commentedJpeg';
import { p95 } from '../median';
import { printRatio } from '../printRatio';
import { ratioOf } from '../ratio';
import { roundsOr } from '../rounds';
import { answerOf, call, fields, type Headers, origin, people, sendPhotograph, signIn, timed } from './calls';

const rounds = roundsOr(10);

/**
 * Sends a body of 4 MB at 3 kB a second, until `end` is aborted.
 * @returns the status if the call was refused
 */
function holdPlace(route: string, headers: Headers, end: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve) => {
    const all = { ...headers, 'Content-Length': '4000000' };
    const method = route === '/ingest/batch' ? 'POST' : 'PUT';
    const sent = request(origin + route, { method, headers: all }, (answer) => {
      resolve(answer.statusCode);
      answer.resume();
    });
    sent.on('error', () => resolve(undefined));
    const timer = setInterval(() => sent.write(Buffer.alloc(3000, ' ')), 1000);
    end.addEventListener('abort', () => {
      clearInterval(timer);
      sent.destroy();
      resolve(undefined);
    });
  });
}

export async function places(): Promise<void> {
  const [north, south] = await fields();
  const admin = await signIn(people.two);
  const keys: Headers[] = [];
  for (let made = 0; made < 49; made += 1) {
    const { key } = await call('POST', `/organization/${north.organizationId}/api-key`, admin, {
      name: `Hold ${made}`,
      scopes: ['Register', 'Measure'],
    });
    keys.push({ 'X-Api-Key': String(key) });
  }
  // The admin of both would count for the holders as well.
  const { users } = await call('GET', `/organization/${south.organizationId}`, admin);
  const owner = users.find(
    ({ userEmail, roles }: { userEmail: string; roles: string[] }) =>
      userEmail !== people.two && roles.includes('OrganizationAdmin'),
  );
  const asOwner = await signIn(owner.userEmail);
  const filter = { departmentIds: [south.departmentId], dateType: 'LastChanged' };
  const { data: stacks } = await call('PUT', '/stack/list', asOwner, filter);
  const { measurementCardId } = await call('GET', `/stack/${stacks[0].stackId}`, asOwner);
  const columns = { ...filter, measurementCardId };
  const works: Record<string, () => Promise<unknown>> = {
    upload: async () => {
      const { status } = await sendPhotograph(south, randomUUID(), commentedJpeg(large, randomUUID()));
      if (status >= 300) throw new Error(`An upload was answered ${status}`);
    },
    figures: () => call('PUT', '/stack/statistics', asOwner, filter),
    list: () => call('PUT', '/stack/list', asOwner, filter),
    csv: async () => {
      const { status } = await answerOf(
        'PUT',
        '/stack/download-accumulated-csv-from-filter',
        asOwner,
        columns,
      );
      if (status >= 300) throw new Error(`A file was answered ${status}`);
    },
  };
  const large = await sharp({
    create: {
      width: 2000,
      height: 2000,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const measure = async () => {
    const times: Record<string, number[]> = {};
    for (let round = 0; round < 2 * rounds; round += 1)
      for (const [name, work] of Object.entries(works))
        times[name] = [...(times[name] ?? []), await timed(work)];
    return times;
  };
  await measure();
  const idle = await measure();
  const end = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, end.signal);
  const refused: Record<string, number> = {};
  for (const key of keys)
    for (let place = 0; place < 6; place += 1)
      for (const route of [
        `/ingest/stack/${randomUUID()}/file/FrontImage?departmentId=${north.departmentId}`,
        '/ingest/batch',
      ]) {
        const type = route.includes('/file/')
          ? { 'Content-Type': 'image/jpeg', 'Content-Digest': `sha-256=:${'A'.repeat(43)}=:` }
          : { 'Content-Type': 'application/json' };
        void holdPlace(route, { ...key, ...type }, end.signal).then((status) => {
          if (status !== undefined) refused[status] = (refused[status] ?? 0) + 1;
        });
      }
  await setTimeout(5000);
  const held = await measure();
  end.abort();
  console.log(`  the holders were answered ${JSON.stringify(refused)}`);
  for (const name of Object.keys(works)) {
    const [before, beside] = [p95(idle[name] ?? []), p95(held[name] ?? [])];
    console.log(`  ${name}: p95 ${before.toFixed(0)} ms, beside the holders ${beside.toFixed(0)} ms`);
    printRatio(ratioOf(`every place is held: p95 of ${name}`, [beside], [before]));
  }
}

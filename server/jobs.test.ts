import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { job, mail } from './db/accountSchema';
import { stackFile } from './db/fileSchema';
import { contract, department } from './db/schema';
import { stack } from './db/stackSchema';
import { noteMeasured } from './features/stacks/notices/measuredNotices';
import { startJobs } from './jobs';
import { RenderingFailed } from './ports/rendering';
import { demoOwners } from './testing/demoOwners';
import { type TestService, testPortal, testService } from './testing/testService';

let service: TestService;
let organizationId: string;

beforeEach(async () => {
  service = await testService();
  ({ organizationId } = await demoOwners(service.orm, 'Nordskov Tømmer A/S'));
  await service.orm.delete(job);
  await service.orm.delete(contract);
});

const letBegin = () =>
  service.orm
    .insert(contract)
    .values({ organizationId, period: 'next', startDate: '2026-06-17', endDate: '2027-06-16' });
const current = () =>
  service.orm.$count(
    contract,
    and(eq(contract.organizationId, organizationId), eq(contract.period, 'current')),
  );

/** Each job looks once, at the start; closing waits for it. */
async function runOnce(own: Partial<Parameters<typeof startJobs>[0]> = {}): Promise<void> {
  const jobs = startJobs({
    ...service.deps,
    mailer: { deliver: async () => undefined, close: async () => undefined },
    publicUrl: testPortal,
    historyMonths: undefined,
    render: async () => ({ state: 'Unreadable' }),
    onFailure: (line) => {
      throw new Error(line);
    },
    ...own,
  });
  await jobs.close();
}

it('do at the start what is due', async () => {
  await letBegin();
  await service.orm.update(department).set({ mailingList: ['a@x.example'] });
  const [measured] = await service.orm.select().from(stack).where(eq(stack.organizationId, organizationId));
  await noteMeasured(service.orm, [measured?.id ?? ''], service.deps.now());
  service.pass(60 * 60_000);
  await runOnce();
  expect(await current()).toBe(1);
  expect(await service.orm.$count(mail, eq(mail.kind, 'measured'))).toBeGreaterThan(0);
});

it('leave it to the instance that has the turn, for ten minutes', async () => {
  await runOnce();
  await letBegin();
  await runOnce();
  expect(await current()).toBe(0);
  service.pass(10 * 60_000);
  await runOnce();
  expect(await current()).toBe(1);
});

it('tell the operator why no picture can be made, and nothing that names a person', async () => {
  const [found] = await service.orm.select().from(stack).where(eq(stack.organizationId, organizationId));
  const now = service.deps.now();
  await service.orm.insert(stackFile).values({
    ...{ id: randomUUID(), organizationId, stackId: found?.id ?? '', kind: 'FrontImage', digest: 'ab' },
    ...{ mediaType: 'image/jpeg', bytes: 1, receivedAt: now, state: 'Waiting', nextAttemptAt: now },
  });
  const lines: string[] = [];
  const onFailure = (line: string) => lines.push(line);
  await runOnce({ onFailure, render: async () => Promise.reject(new RenderingFailed('The store is away')) });
  service.pass(5 * 60_000);
  await runOnce({ onFailure, render: async () => Promise.reject(new Error('anna@x.example')) });
  expect(lines).toEqual([
    'The job pictures could not be done (The store is away).',
    'The job pictures could not be done (Error).',
  ]);
});

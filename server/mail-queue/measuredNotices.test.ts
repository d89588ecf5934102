import { and, eq, inArray } from 'drizzle-orm';
import { mail } from '../db/accountSchema';
import { measuredNotice } from '../db/noticeSchema';
import {
  appUser,
  department,
  departmentMember,
  organization,
  organizationMember,
  person,
} from '../db/schema';
import { stack } from '../db/stackSchema';
import { clientFor } from '../testing/api/clientFor';
import { objectsIn } from '../testing/api/contractSchemas';
import { type DemoOwners, demoOwners } from '../testing/demoOwners';
import { type TestService, testService } from '../testing/testService';
import { noteMeasured, postMeasuredMails } from './measuredNotices';

const minute = 60_000;
const hour = 60 * minute;

let service: TestService;
let rold: DemoOwners;
let otherDepartmentId: string;

beforeEach(async () => {
  service = await testService();
  rold = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
  const departments = await service.orm
    .select()
    .from(department)
    .where(eq(department.organizationId, rold.organizationId));
  otherDepartmentId = departments.find(({ id }) => id !== rold.departmentId)?.id ?? '';
  await service.orm.update(department).set({ mailingList: [] });
  await service.orm.update(departmentMember).set({ enableAutoEmails: false });
  await service.orm.update(organizationMember).set({ enableAutoEmails: false });
});

const list = (mailingList: string[], id = rold.departmentId) =>
  service.orm.update(department).set({ mailingList }).where(eq(department.id, id));

async function stacksOf(departmentId: string, count: number) {
  return service.orm
    .select()
    .from(stack)
    .where(and(eq(stack.departmentId, departmentId), eq(stack.state, 'Measured')))
    .orderBy(stack.stackNumber)
    .limit(count);
}

async function measure(departmentId = rold.departmentId, count = 2) {
  const stacks = await stacksOf(departmentId, count);
  for (const one of stacks) await noteMeasured(service.orm, one, service.deps.now());
  return stacks;
}

async function sendDigests() {
  await postMeasuredMails(service.deps.database, service.deps.now());
  await service.sendMails();
  return service.mails.splice(0);
}

it('tells the mailing list an hour later, once, with number, volume and link of each stack', async () => {
  await list(['kontor@kunde.example']);
  const [first, second] = await measure();
  service.pass(hour - 1);
  expect(await sendDigests()).toEqual([]);
  service.pass(1);
  const [sent, ...others] = await sendDigests();
  expect([sent?.to, others]).toEqual(['kontor@kunde.example', []]);
  expect(sent?.subject).toBe('Nyopmålte stakke: Nordskov Tømmer A/S');
  for (const one of [first, second]) {
    const volume = new Intl.NumberFormat('da', { minimumFractionDigits: 3 }).format(
      (one?.litres ?? 0) / 1000,
    );
    const link = `https://portal.example${rold.organization}${rold.department}/stack/${one?.id}`;
    expect(sent?.text).toContain(`\n${one?.stackNumber}: ${volume} m³ fastmasse\n${link}\n`);
  }
  service.pass(hour);
  expect(await sendDigests()).toEqual([]);
});

it('tells once what is noted twice, and nothing of a stack that is gone', async () => {
  await list(['a@x.example']);
  const [kept, gone] = await measure();
  await measure();
  await service.orm.delete(stack).where(eq(stack.id, gone?.id ?? ''));
  service.pass(hour);
  const [sent] = await sendDigests();
  expect(sent?.text.split(`/stack/${kept?.id}`)).toHaveLength(2);
  expect(sent?.text).not.toContain(gone?.id);
});

it('sends one mail for all that somebody reads of, and nothing of other departments', async () => {
  await list(['both@x.example', 'rold@x.example']);
  await list(['both@x.example'], otherDepartmentId);
  const [ofRold] = await measure();
  const [ofOther] = await measure(otherDepartmentId);
  service.pass(hour);
  const sent = await sendDigests();
  const textTo = (address: string) => sent.filter(({ to }) => to === address).map(({ text }) => text);
  expect(sent).toHaveLength(2);
  expect(textTo('both@x.example')[0]).toContain(ofRold?.id);
  expect(textTo('both@x.example')[0]).toContain(ofOther?.id);
  expect(textTo('rold@x.example')[0]).not.toContain(ofOther?.id);
});

it('writes to who has an account in the language that it last used', async () => {
  await service.orm.update(appUser).set({ language: 'de' }).where(eq(appUser.email, 'org@nordskov.example'));
  await list(['org@nordskov.example']);
  await measure();
  service.pass(hour);
  const sent = await sendDigests();
  expect(sent.find(({ to }) => to === 'org@nordskov.example')?.subject).toMatch(/^Neu vermessene Polter: /);
});

describe('people', () => {
  const email = 'department@nordskov.example';
  const setMember = async (values: Partial<typeof departmentMember.$inferInsert>) => {
    const ids = service.orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.email, email));
    await service.orm
      .update(departmentMember)
      .set(values)
      .where(
        and(inArray(departmentMember.userId, ids), eq(departmentMember.departmentId, rold.departmentId)),
      );
  };
  const told = async () => {
    await measure();
    service.pass(hour);
    return (await sendDigests()).map(({ to }) => to);
  };

  it('are told when it is switched on for them', async () => {
    expect(await told()).toEqual([]);
    await setMember({ enableAutoEmails: true });
    expect(await told()).toEqual([email]);
  });

  it('of the organisation itself read of every department', async () => {
    const ids = service.orm
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.email, 'org@nordskov.example'));
    await service.orm
      .update(organizationMember)
      .set({ enableAutoEmails: true })
      .where(
        and(
          inArray(organizationMember.userId, ids),
          eq(organizationMember.organizationId, rold.organizationId),
        ),
      );
    const [one] = await measure(otherDepartmentId);
    service.pass(hour);
    const [sent] = await sendDigests();
    expect([sent?.to, sent?.text]).toEqual(['org@nordskov.example', expect.stringContaining(one?.id ?? '')]);
  });

  it('are told nothing while they are inactive, or have not chosen a password yet', async () => {
    await setMember({ enableAutoEmails: true, state: 'Inactive' });
    expect(await told()).toEqual([]);
    await setMember({ state: 'Active' });
    await service.orm.update(appUser).set({ passwordHash: null }).where(eq(appUser.email, email));
    expect(await told()).toEqual([]);
  });

  it('are told nothing any more when they lose the access before the mail is sent', async () => {
    await setMember({ enableAutoEmails: true });
    await measure();
    service.pass(hour);
    await postMeasuredMails(service.deps.database, service.deps.now());
    await setMember({ state: 'Inactive' });
    await service.sendMails();
    expect(service.mails).toEqual([]);
    expect(await service.orm.$count(mail)).toBe(0);
  });

  it('do not seem invited because of it', async () => {
    await setMember({ enableAutoEmails: true });
    const users = async () => {
      const { data } = await clientFor(service, 'org@nordskov.example')('GET', rold.department);
      return objectsIn(data.users).find(({ userEmail }) => userEmail === email);
    };
    const before = await users();
    await service.orm.update(person).set({ invited: true });
    await told();
    expect((await users())?.mailState ?? null).toBe(before?.mailState ?? null);
  });
});

it('waits while the organisation is inactive', async () => {
  await list(['a@x.example']);
  await measure();
  await service.orm.update(organization).set({ active: false });
  service.pass(hour);
  expect(await sendDigests()).toEqual([]);
  await service.orm.update(organization).set({ active: true });
  expect(await sendDigests()).toHaveLength(1);
});

it('names a hundred stacks and counts the others', async () => {
  await list(['a@x.example']);
  const moved = { state: 'Measured', departmentId: rold.departmentId } as const;
  await service.orm.update(stack).set(moved).where(eq(stack.organizationId, rold.organizationId));
  const stacks = await measure(rold.departmentId, 300);
  expect(stacks.length).toBeGreaterThan(100);
  service.pass(hour);
  const [sent] = await sendDigests();
  expect(sent?.text.match(/\/stack\//g)).toHaveLength(100);
  expect(sent?.text).toContain(`Yderligere stakke: ${stacks.length - 100}`);
});

it('is posted once by however many instances at once', async () => {
  await list(['a@x.example']);
  await measure();
  service.pass(hour);
  const { database, now } = service.deps;
  await Promise.all([1, 2, 3].map(() => postMeasuredMails(database, now())));
  expect(await service.orm.$count(mail)).toBe(1);
  expect(await service.orm.$count(measuredNotice)).toBe(0);
});

it('is nothing that the demo data bring along', async () => {
  expect(await service.orm.$count(measuredNotice)).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { appUser, organizationMember } from '../../db/schema';
import { clientFor } from '../../testing/api/clientFor';
import { type DemoOwners, demoOwners } from '../../testing/demoOwners';
import { type TestService, testService } from '../../testing/testService';

const email = 'ada@skov.example';
const ole = 'org@nordskov.example';
const dorthe = 'department@nordskov.example';
const greta = 'global@stackyard.example';

let service: TestService;
let nordskov: DemoOwners;
let paths: Record<'organization' | 'department' | 'departmentAdmin' | 'sawmill', string>;

beforeEach(async () => {
  service = await testService();
  nordskov = await demoOwners(service.orm, 'Nordskov Tømmer A/S', 'Rold Skov');
  const { organizationId, organization, department } = nordskov;
  const made = await clientFor(service, ole)('POST', '/sawmill', { organizationId, name: 'Vienenburg' });
  paths = {
    organization: `${organization}/user`,
    department: `${department}/user`,
    departmentAdmin: `${department}/add-administrator`,
    sawmill: `/sawmill/${made.data.id}/user`,
  };
});

const sentence = () => service.mails.at(-1)?.text.split('\n')[2];

describe('an invitation names who invites, and what for', () => {
  const ofOle = 'Ole Nordskov (Nordskov Tømmer A/S)';
  const ofDorthe = 'Dorthe Rold (Nordskov Tømmer A/S)';
  const product = 'Stackyard, tjenesten til opmåling af råtræ i stak';

  it.each([
    [
      'an organisation, to its administrator',
      { caller: ole, to: 'organization', roles: ['OrganizationAdmin'] },
      `${ofOle} har gjort dig til administrator for Nordskov Tømmer A/S i ${product}.`,
    ],
    [
      'an organisation, to who measures',
      { caller: ole, to: 'organization', roles: ['Surveyor'] },
      `${ofOle} har givet dig adgang til at registrere eller opmåle stakke for Nordskov Tømmer A/S i ${product}.`,
    ],
    [
      'an organisation, to a program',
      { caller: ole, to: 'organization', roles: ['Integration'] },
      `${ofOle} har givet dig adgang til ${product}.`,
    ],
    [
      'a department, to who registers',
      { caller: ole, to: 'department', roles: ['Registrator'] },
      `${ofOle} har givet dig adgang til at registrere eller opmåle stakke for Rold Skov i ${product}.`,
    ],
    [
      'a department, to its administrator',
      { caller: dorthe, to: 'departmentAdmin' },
      `${ofDorthe} har gjort dig til administrator for Rold Skov i ${product}.`,
    ],
    [
      'a sawmill, to its user',
      { caller: ole, to: 'sawmill' },
      `${ofOle} har givet dig adgang til at se de stakke, der er tildelt Vienenburg, i ${product}.`,
    ],
    [
      'a sawmill, by a global admin in the name of the organisation',
      { caller: greta, to: 'sawmill' },
      `Nordskov Tømmer A/S har givet dig adgang til at se de stakke, der er tildelt Vienenburg, i ${product}.`,
    ],
  ] as const)('%s, and says the same when it is sent again', async (_, { caller, to, ...given }, said) => {
    const { status, data } = await clientFor(service, caller)('POST', paths[to], { email, ...given });
    expect([status, sentence()]).toEqual([201, said]);
    expect(service.mails[0]?.subject).toBe('Nordskov Tømmer A/S inviterer dig til Stackyard');
    const again = `${nordskov.organization}/person/${data.userId}/invitation`;
    expect((await clientFor(service, ole)('POST', again)).status).toBe(200);
    expect(sentence()).toBe(said.replace(/^.*?(?= har )/, ofOle));
  });

  it('in the name of the organisation alone where the inviter has no name there', async () => {
    const { organizationId } = nordskov;
    await service.orm
      .update(organizationMember)
      .set({ name: '' })
      .where(eq(organizationMember.organizationId, organizationId));
    await clientFor(service, ole)('POST', paths.sawmill, { email });
    expect(sentence()).toMatch(/^Nordskov Tømmer A\/S har givet dig adgang/);
  });

  it('also to who has an account', async () => {
    await clientFor(service, ole)('POST', paths.sawmill, { email: dorthe });
    const subject = 'Ny adgang til Stackyard: Nordskov Tømmer A/S';
    expect(service.mails).toMatchObject([{ to: dorthe, subject }]);
    expect(sentence()).toMatch(
      /^Ole Nordskov \(Nordskov Tømmer A\/S\) har givet dig adgang til at se de stakke/,
    );
  });
});

describe('an invitation is written in the language', () => {
  const subjects = {
    da: 'Nordskov Tømmer A/S inviterer dig til Stackyard',
    de: 'Nordskov Tømmer A/S lädt Sie zu Stackyard ein',
    pl: 'Nordskov Tømmer A/S zaprasza do Stackyard',
  };

  describe.each(['organization', 'department', 'departmentAdmin', 'sawmill'] as const)('(%s)', (to) => {
    const isUser = to === 'organization' || to === 'department';
    const body = { email, ...(isUser && { roles: ['Surveyor'] }) };

    it.each([
      ['of the country of the organisation', null, undefined, 'da'],
      ['that the inviter chooses', null, 'pl', 'pl'],
      ['that the account last used', 'de', undefined, 'de'],
      ['that the account last used, whatever the inviter chooses', 'de', 'pl', 'de'],
    ] as const)('%s', async (_, used, language, expected) => {
      await service.orm.insert(appUser).values({ id: randomUUID(), email, name: 'Ada', language: used });
      const wanted = { ...body, ...(language && { language }) };
      expect((await clientFor(service, ole)('POST', paths[to], wanted)).status).toBe(201);
      expect(service.mails.map(({ subject }) => subject)).toEqual([subjects[expected]]);
    });
  });

  it('of the last one when it is sent again', async () => {
    const invite = clientFor(service, ole);
    const { data } = await invite('POST', paths.sawmill, { email, language: 'pl' });
    await invite('POST', `${nordskov.organization}/person/${data.userId}/invitation`);
    expect(service.mails.map(({ subject }) => subject)).toEqual([subjects.pl, subjects.pl]);
  });

  it('that is one of ours', async () => {
    const refused = await clientFor(service, ole)('POST', paths.sawmill, { email, language: 'fr' });
    expect([refused.status, refused.fields]).toEqual([400, ['language']]);
    expect(service.mails).toEqual([]);
  });
});

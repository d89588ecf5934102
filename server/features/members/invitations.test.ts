import { randomUUID } from 'node:crypto';
import { loadPrincipal } from '../../auth/loadPrincipal';
import { mail } from '../../db/accountSchema';
import { demoOwners } from '../../testing/demoOwners';
import { testService } from '../../testing/testService';
import { postInvitation } from './invitations';

it('a sender invites two hundred people an hour, whoever they are', async () => {
  const { orm, deps, pass } = await testService();
  const accountOf = async (email: string) => (await loadPrincipal(orm, { email }))?.userId ?? '';
  const { organizationId } = await demoOwners(orm, 'Nordskov Tømmer A/S');
  // Each to another address, so that no other limit is reached.
  const invite = (callerId: string) =>
    postInvitation(orm, {
      callerId,
      account: { email: `${randomUUID()}@skov.example` },
      owner: { organizationId, name: 'Nordskov', country: 'dk' },
      now: deps.now(),
    });
  const sender = await accountOf('department@nordskov.example');
  for (let time = 0; time < 200; time++) await invite(sender);
  await expect(invite(sender)).rejects.toMatchObject({
    status: 429,
    textId: 'tooManyInvited',
    headers: { 'Retry-After': '3600' },
  });
  const posted = () => orm.$count(mail);
  const before = await posted();
  await invite(await accountOf('org@nordskov.example'));
  pass(60 * 60_000);
  await invite(sender);
  expect(await posted()).toBe(before + 2);
});

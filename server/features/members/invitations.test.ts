import { randomUUID } from 'node:crypto';
import { loadPrincipal } from '../../auth/loadPrincipal';
import { testService } from '../../testing/testService';
import { Invitations } from './invitations';

it('a sender invites two hundred people an hour, whoever they are', async () => {
  const { orm, deps, pass } = await testService();
  const { userId: id = '', email = '' } =
    (await loadPrincipal(orm, { email: 'department@nordskov.example' })) ?? {};
  const invitations = new Invitations(deps);
  // Each of another organisation, so that no other limit is reached.
  const invite = (callerId: string) =>
    invitations.mailsFor(orm, {
      callerId,
      account: { id, email, isConfirmed: true },
      owner: { organizationId: randomUUID(), name: 'Nordskov', country: 'dk' },
    });
  const sender = randomUUID();
  for (let time = 0; time < 200; time++) await invite(sender);
  await expect(invite(sender)).rejects.toMatchObject({
    status: 429,
    textId: 'tooManyInvited',
    headers: { 'Retry-After': '3600' },
  });
  await expect(invite(randomUUID())).resolves.toEqual([]);
  pass(60 * 60_000);
  await expect(invite(sender)).resolves.toHaveLength(1);
});

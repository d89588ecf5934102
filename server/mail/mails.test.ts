import { MailRefused } from '../ports/mailer';
import { mailServer } from '../testing/mail/mailServer';
import { createSmtpMailer } from './smtp';

const mail = {
  to: 'anna@x.example',
  subject: 'Zażółć',
  text: 'Hello,\n\nhttps://portal.example/?token=secret\n',
};

async function deliverTo(server: Awaited<ReturnType<typeof mailServer>>, url = server.url) {
  const mailer = createSmtpMailer({ url, from: 'Stackyard <no-reply@x.example>' });
  try {
    await mailer.deliver(mail);
  } finally {
    await mailer.close();
    await server.close();
  }
}

it('hands a mail to the server', async () => {
  const server = await mailServer();
  await deliverTo(server);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ from: 'no-reply@x.example', to: ['anna@x.example'] });
  const message = server.received[0]?.message ?? '';
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(message).toMatch(/^From: Stackyard <no-reply@x\.example>\r$/m);
  expect(message).toMatch(/^https:\/\/portal\.example\/\?token=secret\r$/m);
});

it('tells a server that refuses for good from one that is busy', async () => {
  await expect(deliverTo(await mailServer([{ code: 550, message: 'no such person' }]))).rejects.toThrow(
    MailRefused,
  );
  const busy = deliverTo(await mailServer([{ code: 451, message: 'busy' }]));
  await expect(busy).rejects.not.toThrow(MailRefused);
});

it('keeps the mail where the service itself is refused, which the operator can mend', async () => {
  const server = await mailServer();
  const login = deliverTo(server, server.url.replace('://', '://service:wrong@'));
  await expect(login).rejects.toMatchObject({ responseCode: 535 });
  await expect(login).rejects.not.toThrow(MailRefused);
  const sender = deliverTo(await mailServer([], { code: 553, message: 'not your address' }));
  await expect(sender).rejects.toMatchObject({ responseCode: 553 });
  await expect(sender).rejects.not.toThrow(MailRefused);
});

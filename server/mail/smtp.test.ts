import { mailServer } from '../testing/mail/mailServer';
import { createSmtpMailer } from './smtp';

function mailerTo(url: string, pauses: number[]) {
  const failures: string[] = [];
  const onFailure = (line: string) => failures.push(line);
  return {
    failures,
    mailer: createSmtpMailer({ url, from: 'Stackyard <no-reply@x.example>', onFailure, pauses }),
  };
}

const mail = {
  to: 'anna@x.example',
  subject: 'Zażółć',
  text: 'Hello,\n\nhttps://portal.example/?token=secret\n',
};
const busy = { code: 451, message: 'busy' };

it('hands a mail to the server after the server was busy', async () => {
  const server = await mailServer([busy, busy]);
  const { failures, mailer } = mailerTo(server.url, [1, 1]);
  mailer.post(mail);
  while (server.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await mailer.close();
  await server.close();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({ from: 'no-reply@x.example', to: ['anna@x.example'] });
  const message = server.received[0]?.message ?? '';
  expect(message).toMatch(/^From: Stackyard <no-reply@x\.example>\r$/m);
  expect(message).toMatch(/^https:\/\/portal\.example\/\?token=secret\r$/m);
  expect(failures).toEqual([]);
});

it('lets no name write headers or further recipients', async () => {
  const server = await mailServer();
  const { mailer } = mailerTo(server.url, []);
  mailer.post({ to: 'a@x.example', subject: 'Hi\r\nBcc: b@x.example', text: 'text' });
  await mailer.close();
  await server.close();
  expect(server.received.map(({ to }) => to)).toEqual([['a@x.example']]);
  expect(server.received[0]?.message).not.toMatch(/^Bcc/im);
});

it('asks only once when the server refuses for good, and says so in a line without the text', async () => {
  const server = await mailServer([{ code: 550, message: 'no such person secret' }]);
  const { failures, mailer } = mailerTo(server.url, [1, 1]);
  mailer.post(mail);
  await mailer.close();
  await server.close();
  expect(server.attempts()).toBe(1);
  expect(failures).toEqual(['The mail to anna@x.example could not be delivered (EENVELOPE).']);
});

it('cuts the pauses short when the service ends', async () => {
  const { failures, mailer } = mailerTo('smtp://127.0.0.1:1', [3_600_000]);
  mailer.post(mail);
  await mailer.close();
  expect(failures).toEqual(['The mail to anna@x.example could not be delivered (ESOCKET).']);
});

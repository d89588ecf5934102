import { SMTPServer } from 'smtp-server';

interface Received {
  from: string;
  to: string[];
  message: string;
}

interface Rejection {
  code: number;
  message: string;
}

export async function mailServer(rejections: Rejection[] = [], refusedSender?: Rejection) {
  const received: Received[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_login, _session, done) => done(failureOf({ code: 535, message: 'wrong password' })),
    onMailFrom: (_address, _session, done) => done(failureOf(refusedSender)),
    onRcptTo: (_address, _session, done) => {
      attempts += 1;
      done(failureOf(rejections.shift()));
    },
    onData: (stream, { envelope }, done) => {
      let message = '';
      stream.on('data', (data: Buffer) => {
        message += data.toString();
      });
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: decoded(message) });
        done();
      });
    },
  });
  // The connections of a service that is killed are reset.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    attempts: () => attempts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function failureOf(rejection: Rejection | undefined): Error | undefined {
  return rejection && Object.assign(new Error(rejection.message), { responseCode: rejection.code });
}

/** Quoted-printable (RFC 2045, 6.7) breaks long lines, such as links, so it is decoded. */
function decoded(message: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable\r$/im.test(message)) return message;
  const bytes = message
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

import { setTimeout } from 'node:timers/promises';
import type { Mail, Mailer } from '../ports/mailer';
import { backgroundMailer } from './backgroundMailer';

/** How long a server may be silent, in milliseconds. */
const connectionTimeout = 10_000;
const socketTimeout = 30_000;

/** How long the service's end waits for mails that are under way, in milliseconds. */
const closeTimeout = 10_000;

interface Smtp {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  from: string;
  onFailure: (line: string) => void;
  /** Before each further attempt, in milliseconds. */
  pauses?: readonly number[];
}

/** Sends mails through a mail server, which may be away for some minutes. */
export function createSmtpMailer({
  url,
  from,
  onFailure,
  pauses = [2_000, 15_000, 60_000, 300_000],
}: Smtp): Mailer {
  const ending = new AbortController();
  let transport: ReturnType<typeof openTransport> | undefined;
  const attempt = async ({ to, subject, text }: Mail) => {
    transport ??= openTransport(url);
    // As an object, an address is never read as a list of them.
    await (await transport).sendMail({ from, to: { name: '', address: to }, subject, text });
  };
  const mailer = backgroundMailer({
    onFailure,
    deliver: async (mail) => {
      for (const pause of pauses) {
        try {
          return await attempt(mail);
        } catch (failure) {
          if (isFinal(failure)) throw failure;
        }
        // The end of the service cuts the pause short, and what follows is the last attempt.
        await setTimeout(pause, undefined, { signal: ending.signal }).catch(() => undefined);
        if (ending.signal.aborted) break;
      }
      return attempt(mail);
    },
  });
  return {
    post: mailer.post,
    close: async () => {
      ending.abort();
      await Promise.race([mailer.close(), setTimeout(closeTimeout, undefined, { ref: false })]);
      (await transport)?.close();
    },
  };
}

/** Loaded with the first mail: a service without a mail server never needs it. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** The server has refused the mail for good (RFC 5321, 4.2.1); everything else may pass. */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error) || !('responseCode' in failure)) return false;
  return typeof failure.responseCode === 'number' && failure.responseCode >= 500;
}

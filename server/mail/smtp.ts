import { setTimeout } from 'node:timers/promises';
import type { Mail, Mailer } from '../ports/mailer';
import { backgroundMailer } from './backgroundMailer';

/** Milliseconds without a sign of the server. */
const connectionTimeout = 10_000;
const socketTimeout = 30_000;

/** Milliseconds that the end of the service waits for running deliveries. */
const closeTimeout = 10_000;

interface Smtp {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string;
  from: string;
  onFailure: (line: string) => void;
  /** Milliseconds before each further attempt. */
  pauses?: readonly number[];
}

/** Tries again for some minutes when the mail server is away. */
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
    // An object is never parsed as a list of addresses.
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
        // The end of the service cuts the pause short; one last attempt follows.
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

/** Loads the package with the first mail: a service without a mail server never needs it. */
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

/** A permanent rejection (RFC 5321, 4.2.1); other failures may pass. */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error) || !('responseCode' in failure)) return false;
  return typeof failure.responseCode === 'number' && failure.responseCode >= 500;
}

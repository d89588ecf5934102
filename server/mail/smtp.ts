import { type Mailer, MailRefused } from '../ports/mailer';

/** The limits are in milliseconds without any reaction of the server. */
const connectionTimeout = 10_000;
const socketTimeout = 30_000;

/** With this header, no mailbox replies automatically that its owner is absent (RFC 3834). */
const nobodyAnswers = { 'Auto-Submitted': 'auto-generated' };

interface Smtp {
  /**
   * The URL begins with `smtp://` or `smtps://`, and contains user and password if the server requires them.
   */
  url: string;
  from: string;
}

export function createSmtpMailer({ url, from }: Smtp): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    deliver: async ({ to, subject, text }) => {
      transport ??= openTransport(url);
      try {
        // An object is never parsed as a list of addresses.
        await (await transport).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          headers: nobodyAnswers,
        });
      } catch (failure) {
        throw isFinal(failure) ? new MailRefused('refused', { cause: failure }) : failure;
      }
    },
    close: async () => (await transport)?.close(),
  };
}

/** The package is loaded with the first mail, because a service without a mail server never needs it. */
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

/**
 * If the server permanently rejects the recipient or the message (RFC 5321, 4.2.1), that is final; other
 * failures may pass. A rejected user name, password or sender is a wrong setting, which the operator can
 * correct while the mails wait.
 */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error) || !('responseCode' in failure && 'command' in failure)) return false;
  if (failure.command !== 'RCPT TO' && failure.command !== 'DATA') return false;
  return typeof failure.responseCode === 'number' && failure.responseCode >= 500;
}

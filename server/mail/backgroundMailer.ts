import { errorCodeOf } from '../domain/errorCode';
import type { Mail, Mailer } from '../ports/mailer';

interface Delivery {
  deliver: (mail: Mail) => Promise<void>;
  /** Gets one line without the mail's text; the sender does not wait for the result. */
  onFailure: (line: string) => void;
}

/**
 * Delivers in the background; line breaks in address and subject are removed, so that none begins another
 * header.
 */
export function backgroundMailer({ deliver, onFailure }: Delivery): Mailer {
  const underWay = new Set<Promise<void>>();
  const send = ({ to, subject, text }: Mail) =>
    deliver({ to: oneLine(to), subject: oneLine(subject), text }).catch((failure: unknown) =>
      onFailure(`The mail to ${oneLine(to)} could not be delivered (${reasonOf(failure)}).`),
    );
  const prepare = async (work: () => Promise<Mail | undefined>) => {
    const mail = await work();
    if (mail !== undefined) await send(mail);
  };
  return {
    post: (mail) => {
      const delivery =
        typeof mail === 'function'
          ? prepare(mail).catch((failure: unknown) =>
              onFailure(`A mail could not be prepared (${reasonOf(failure)}).`),
            )
          : send(mail);
      underWay.add(delivery);
      void delivery.then(() => underWay.delete(delivery));
    },
    close: async () => void (await Promise.all(underWay)),
  };
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** Prefers the code: the messages of servers and drivers may repeat the mail. */
function reasonOf(failure: unknown): string {
  return errorCodeOf(failure) ?? (failure instanceof Error ? failure.name : 'unknown reason');
}

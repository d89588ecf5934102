import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from '../ports/mailer';

interface Outbox {
  /** Created with the first mail. */
  folder: string;
  now: () => Date;
  onMail: (line: string) => void;
}

/**
 * Writes mails into a folder that only the owner of the process can read: for a service without a mail
 * server.
 */
export function createOutbox({ folder, now, onMail }: Outbox): Mailer {
  let count = 0;
  return {
    deliver: async ({ to, subject, text }) => {
      count += 1;
      const moment = now().toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${moment}-${String(count).padStart(4, '0')}.txt`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' });
      onMail(`Mail to ${to}: ${file}`);
    },
    close: async () => undefined,
  };
}

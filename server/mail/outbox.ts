import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nobody, type PersonText, withoutTexts } from '../domain/withoutTexts';
import type { Mailer } from '../ports/mailer';
import { plainName } from './plainName';

interface Outbox {
  folder: string;
  now: () => Date;
  onMail: (line: string) => void;
}

export function outboxIn(dataDir: string): string {
  return path.resolve(dataDir, 'outbox');
}

/**
 * A service without a mail server writes its mails into this folder. Only the account of the process can read
 * it.
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

/**
 * Removes mails to the address, and replaces the texts in all other mails. There, names are written as
 * `plainName` does.
 * @returns how many mails were removed or changed
 */
export async function eraseInMails(folder: string, erased: readonly PersonText[]): Promise<number> {
  const texts = erased.flatMap((one) => [one, { ...one, text: plainName(one.text) }]);
  let changed = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(noneWhenMissing)) {
    if (!entry.isFile()) continue;
    const file = path.join(folder, entry.name);
    const mail = await readFile(file, 'utf8');
    const left = String(withoutTexts(mail, texts));
    if (left === mail) continue;
    if (left.startsWith(`To: ${nobody}\n`)) await rm(file);
    else await writeFile(file, left, { mode: 0o600 });
    changed += 1;
  }
  return changed;
}

function noneWhenMissing(failure: NodeJS.ErrnoException): [] {
  if (failure.code === 'ENOENT') return [];
  throw failure;
}

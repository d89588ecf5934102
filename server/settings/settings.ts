import { z } from 'zod';
import { DatabaseUrlError, readDatabaseUrl } from '../db/databaseUrl';
import { FilesUrlError, readFilesUrl } from '../files/filesUrl';
import { readNetworks } from '../http/clientAddress';
import { isFile } from '../printing/installedBrowser';

export class SettingsError extends Error {
  override name = 'SettingsError';
}

function whole(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d{1,8}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum));
}

const publicAddress = z
  .url({ protocol: /^https?$/, hostname: /./ })
  .refine((text) => !/[?#@]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''));

const databaseAddress = z.string().transform((text, context) => {
  try {
    return readDatabaseUrl(text.trim());
  } catch (failure) {
    if (!(failure instanceof DatabaseUrlError)) throw failure;
    context.addIssue({ code: 'custom', message: failure.message });
    return z.NEVER;
  }
});

const networks = z.string().transform((text, context) => {
  try {
    return readNetworks(text);
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});

const origins = z.string().transform((text, context) => {
  const found = text.split(',').map((part) => part.trim());
  const isOrigin = (part: string) =>
    /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part;
  if (found.every(isOrigin)) return found;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const mailbox = /^(?:[^<>,;@\p{Cc}]*<[^<>,;@\s]+@[^<>,;@\s]+>|[^<>,;@\s]+@[^<>,;@\s]+)$/u;

type Name = keyof typeof SettingsSchema.shape;

const expectations: Readonly<Record<Name, string>> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'a host name or an address',
  DRAIN_SECONDS: 'a number from 0 to 300',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgresql://user:password@host/database',
  DATABASE_POOL: 'a number of connections from 1 to 500',
  FILES_URL: 'an address such as s3://key:secret@host/bucket?region=…',
  FILES_INSIDE: '"allowed" or left out',
  SEED_STACKS: 'a number from 1 to 5000000',
  SEED_NOW: 'a time such as 2026-06-17T10:00:00Z',
  SMTP_URL: 'an address such as smtps://user:password@mail.example:465',
  MAIL_FROM: 'one sender such as Stackyard <no-reply@stackyard.example>',
  PUBLIC_URL: 'an address such as https://stackyard.example',
  TRUSTED_PROXIES: 'a list of networks such as 10.0.0.0/8, 192.0.2.7, 2001:db8::/32',
  CORS_ORIGINS: 'a list of origins such as https://portal.example, without a slash at their end',
  HISTORY_MONTHS: 'a number of months from 1 to 1200',
  CHROMIUM_PATH: 'the program file of a Chromium, Chrome or Edge',
};

const SettingsSchema = z.object({
  PORT: whole(0, 65_535).default(8080),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DRAIN_SECONDS: whole(0, 300).default(0),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL: whole(1, 500).default(10),
  FILES_URL: z.string().trim().optional(),
  FILES_INSIDE: z.literal('allowed').optional(),
  SEED_STACKS: whole(1, 5_000_000).default(12_000),
  SEED_NOW: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.string().trim().regex(mailbox).default('Stackyard <no-reply@stackyard.example>'),
  PUBLIC_URL: publicAddress.optional(),
  TRUSTED_PROXIES: networks.optional(),
  CORS_ORIGINS: origins.optional(),
  HISTORY_MONTHS: whole(1, 1200).optional(),
  CHROMIUM_PATH: z.string().refine(isFile).optional(),
});

export const settingsHelp = Object.entries(expectations).map(
  ([name, taken]) => `  ${name.padEnd(22)}  ${taken}`,
);

const ownMessages: readonly Name[] = ['DATABASE_URL', 'FILES_URL'];

function isName(name: unknown): name is Name {
  return typeof name === 'string' && name in expectations;
}

const contradictions: readonly [isSo: (isSet: (name: Name) => boolean) => boolean, text: string][] = [
  [
    (isSet) => isSet('SMTP_URL') && !isSet('PUBLIC_URL'),
    'SMTP_URL needs PUBLIC_URL: without it, the links in mails lead to this machine.',
  ],
  [
    (isSet) => isSet('DATABASE_URL') && isSet('SMTP_URL') && isSet('FILES_URL') && isSet('DATA_DIR'),
    'DATA_DIR has no use beside DATABASE_URL, SMTP_URL and FILES_URL: it is the folder of the embedded database, of unsent mails and of photographs. Leave it or one of them out.',
  ],
  [
    (isSet) => isSet('FILES_INSIDE') && !isSet('FILES_URL'),
    'FILES_INSIDE needs FILES_URL: without it, photographs lie in DATA_DIR.',
  ],
  [
    (isSet) => isSet('DATABASE_POOL') && !isSet('DATABASE_URL'),
    'DATABASE_POOL needs DATABASE_URL: the embedded database has one connection.',
  ],
];

/**
 * For undefined settings these defaults apply: the embedded database and a folder of files, both in
 * `dataDir`; the URL of the service itself; an installed browser; a history that is kept for ever. Without
 * trusted proxies no forwarded header is used, and without origins only the service's own pages may call it.
 * The service still accepts calls for `drainSeconds` after it was told to end.
 * @throws SettingsError for the first invalid setting, or the first contradiction
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const result = SettingsSchema.safeParse(environment);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = issue?.path[0];
    if (!isName(name) || ownMessages.includes(name))
      throw new SettingsError(`${String(name)} ${issue?.message}.`);
    // The URL of a mail server holds a password, even when it is misspelt.
    const found = name === 'SMTP_URL' ? '' : `, not "${environment[name] ?? ''}"`;
    throw new SettingsError(`${name} must be ${expectations[name]}${found}.`);
  }
  const contradiction = contradictions.find(([isSo]) => isSo((name) => environment[name] !== undefined));
  if (contradiction) throw new SettingsError(contradiction[1]);
  const filesAddress = filesAddressOf(result.data);
  const { PORT, HOST, DATA_DIR, SEED_STACKS, SEED_NOW, SMTP_URL, MAIL_FROM, PUBLIC_URL } = result.data;
  return {
    databaseAddress: result.data.DATABASE_URL,
    databasePool: result.data.DATABASE_POOL,
    filesAddress,
    port: PORT,
    host: HOST,
    drainSeconds: result.data.DRAIN_SECONDS,
    dataDir: DATA_DIR,
    seedStacks: SEED_STACKS,
    seedNow: SEED_NOW,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    publicUrl: PUBLIC_URL,
    chromiumPath: result.data.CHROMIUM_PATH,
    historyMonths: result.data.HISTORY_MONTHS,
    trustedProxies: result.data.TRUSTED_PROXIES,
    corsOrigins: result.data.CORS_ORIGINS,
  };
}

type Given = z.infer<typeof SettingsSchema>;

function filesAddressOf({ FILES_URL, FILES_INSIDE }: Given) {
  if (FILES_URL === undefined) return undefined;
  try {
    return readFilesUrl(FILES_URL, FILES_INSIDE === 'allowed');
  } catch (failure) {
    throw namingFilesUrl(failure);
  }
}

export function namingFilesUrl(failure: unknown): unknown {
  return failure instanceof FilesUrlError ? new SettingsError(`FILES_URL ${failure.message}.`) : failure;
}

export type Settings = ReturnType<typeof readSettings>;

import { isIP } from 'node:net';
import { z } from 'zod';
import type { Sender } from '../sender/connection';
import { CommandError } from './commandError';

const SenderSettingsSchema = z.object({
  STACKYARD_URL: z
    .url({ protocol: /^https?$/, hostname: /./ })
    .refine((text) => !/[?#@]/.test(text))
    // The guide gives the address with the path of the calls, which is cut off here.
    .transform((text) => text.replace(/(?:\/api\/v1)?\/*$/, '').replace(/\/+$/, '')),
  STACKYARD_KEY: z.string().trim().min(1).optional(),
  STACKYARD_EMAIL: z.string().trim().min(1).optional(),
  STACKYARD_PASSWORD: z.string().min(1).optional(),
});

export function readSender(environment: Readonly<Record<string, string | undefined>>): {
  url: string;
  sender: Sender;
} {
  const { data } = SenderSettingsSchema.safeParse(environment);
  if (data === undefined)
    throw new CommandError(
      'STACKYARD_URL must be the address of a service such as https://stackyard.example.',
    );
  const { protocol, hostname } = new URL(data.STACKYARD_URL);
  if (protocol === 'http:' && !isThisMachine(hostname))
    throw new CommandError(
      'STACKYARD_URL must begin with https://: over http:// everybody on the way reads the key or the password. Only to this machine http:// is taken.',
    );
  const {
    STACKYARD_URL: url,
    STACKYARD_KEY: key,
    STACKYARD_EMAIL: email,
    STACKYARD_PASSWORD: password,
  } = data;
  const [strange] = /[^!-~]/.exec(key ?? '') ?? [];
  if (strange !== undefined)
    throw new CommandError(
      `STACKYARD_KEY holds “${strange}”, a sign that no key has. Copy the key again; a word processor may have changed it.`,
    );
  if (key !== undefined && email === undefined) return { url, sender: { key } };
  if (key === undefined && email !== undefined && password !== undefined)
    return { url, sender: { email, password } };
  throw new CommandError(
    'Who sends? Either STACKYARD_KEY with an API key, or STACKYARD_EMAIL and STACKYARD_PASSWORD of a person.',
  );
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  );
}

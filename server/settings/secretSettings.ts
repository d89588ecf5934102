import { readFileSync } from 'node:fs';
import type { TokenSecretSettings } from '../auth/tokens/tokenSecret';
import { errorCodeOf } from '../domain/errorCode';
import { SettingsError } from './settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** 16 random bytes in hexadecimal have this many characters. */
const shortest = 32;

/**
 * Each secret is given as a value or as the path of a file: orchestrators mount secrets as files, which no
 * child process inherits.
 * @returns undefined if the service keeps a secret of its own in the database
 * @throws SettingsError, whose message never contains a secret
 */
export function readTokenSecrets(environment: Environment): TokenSecretSettings | undefined {
  const current = read(environment, 'TOKEN_SECRET');
  const former = read(environment, 'TOKEN_SECRET_FORMER');
  if (current === undefined && former !== undefined)
    throw new SettingsError('TOKEN_SECRET_FORMER needs TOKEN_SECRET: the former secret signs no new tokens.');
  return current && { current, former };
}

function read(environment: Environment, name: string): Uint8Array | undefined {
  const fileName = `${name}_FILE`;
  const value = environment[name];
  const file = environment[fileName];
  if (value !== undefined && file !== undefined)
    throw new SettingsError(`${name} and ${fileName} are the same setting: leave one out.`);
  const text = file === undefined ? value : contentOf(fileName, file);
  if (text === undefined) return undefined;
  if (text.trim().length < shortest)
    throw new SettingsError(
      `${file === undefined ? name : fileName} must hold at least ${shortest} characters, such as \`openssl rand -base64 32\` prints.`,
    );
  return new TextEncoder().encode(text.trim());
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    throw new SettingsError(`${name} ${file} cannot be read (${errorCodeOf(failure) ?? 'unknown reason'}).`);
  }
}

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/client';
import { meta } from '../../db/schema';

/** Separates tokens by purpose, since the same secret signs all of them. */
export interface TokenKind {
  typ: string;
  audience: string;
  lifetimeMinutes: number;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** Rounded to whole seconds, as tokens are. */
export function endOfToken({ lifetimeMinutes }: TokenKind, now: Date): Date {
  return new Date((seconds(now) + lifetimeMinutes * 60) * 1000);
}

/** A JWT (HS256) that is valid from now for the lifetime of its kind. */
export function signToken(
  secret: Uint8Array,
  kind: TokenKind,
  { email, ...claims }: { email: string; [claim: string]: unknown },
  now: Date,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: kind.typ })
    .setSubject(email)
    .setAudience(kind.audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(endOfToken(kind, now))
    .sign(secret);
}

/** The claims; undefined unless the token is ours, of that kind, and valid now. */
export async function readToken(
  secret: Uint8Array,
  { typ, audience, lifetimeMinutes }: TokenKind,
  token: string,
  now: Date,
): Promise<(JWTPayload & { sub: string }) | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      typ,
      audience,
      currentDate: now,
      maxTokenAge: lifetimeMinutes * 60,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const { sub } = payload;
    return typeof sub === 'string' ? { ...payload, sub } : undefined;
  } catch {
    return undefined;
  }
}

const key = 'tokenSecret';

/** The key is created once and kept with the data, so that a restart ends no session. */
export async function loadTokenSecret({ orm }: Database): Promise<Uint8Array> {
  await orm
    .insert(meta)
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await orm.select().from(meta).where(eq(meta.key, key));
  if (!row) throw new Error('The token secret could not be stored.');
  return new Uint8Array(Buffer.from(row.value, 'base64'));
}

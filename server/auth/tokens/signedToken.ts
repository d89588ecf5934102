import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/client';
import { meta } from '../../db/schema';

/** What tells the tokens of one purpose from those of every other one, all signed with the same secret. */
export interface TokenKind {
  typ: string;
  audience: string;
  lifetimeMinutes: number;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** When a token of that kind that is made now ceases to be valid: tokens know whole seconds. */
export function endOfToken({ lifetimeMinutes }: TokenKind, now: Date): Date {
  return new Date((seconds(now) + lifetimeMinutes * 60) * 1000);
}

/** A token (JWT, HS256) about the person with this e-mail address, valid from now for the lifetime of its kind. */
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

/** What a token says; undefined for whatever is not exactly one of ours, of that kind, and still valid. */
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

/** The key that signs access tokens: made once and kept with the data, so that a restart ends no session. */
export async function loadTokenSecret({ orm }: Database): Promise<Uint8Array> {
  await orm
    .insert(meta)
    .values({ key, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await orm.select().from(meta).where(eq(meta.key, key));
  if (!row) throw new Error('The token secret could not be stored.');
  return new Uint8Array(Buffer.from(row.value, 'base64'));
}

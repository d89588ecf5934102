import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/client';
import { meta } from '../../db/schema';
import type { Holder, Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';

/** Separates tokens by purpose, since the same secret signs all of them. */
interface TokenKind {
  typ: string;
  audience: string;
  lifetimeMinutes: number;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

/** Rounded to whole seconds, as tokens are. */
function endOfToken({ lifetimeMinutes }: TokenKind, now: Date): Date {
  return new Date((seconds(now) + lifetimeMinutes * 60) * 1000);
}

/** A JWT (HS256) that is valid from now for the lifetime of its kind. */
function signToken(
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
async function readToken(
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

const accessKind: TokenKind = { typ: 'at+jwt', audience: 'portal', lifetimeMinutes: 60 };

/**
 * A session token: `sub` is the e-mail address, valid for 60 minutes. It names the account too: a removed
 * person who is added again has a new, unconfirmed account, which this token must not open.
 */
export function signAccessToken(
  secret: Uint8Array,
  { userId, email, isGlobalAdmin }: Pick<Principal, 'userId' | 'email' | 'isGlobalAdmin'>,
  now: Date,
): Promise<string> {
  return signToken(secret, accessKind, { email, account_id: userId, is_global_admin: isGlobalAdmin }, now);
}

/** @throws ServiceFailure 401 for a token that this service did not issue */
export async function holderOfAccessToken(secret: Uint8Array, token: string, now: Date): Promise<Holder> {
  const claims = await readToken(secret, accessKind, token, now);
  if (claims === undefined || typeof claims.account_id !== 'string') throw unauthorized();
  return { email: claims.sub, userId: claims.account_id };
}

const reportKind: TokenKind = { typ: 'report+jwt', audience: 'report', lifetimeMinutes: 5 };

interface ReportHolder {
  email: string;
  stackId: string;
}

/**
 * A token for the link to one stack's report. It stands in a URL, so it opens only the data of that report,
 * for five minutes, and while its holder may read the stack.
 */
export async function signReportToken(
  secret: Uint8Array,
  holder: ReportHolder,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { email, stackId } = holder;
  return {
    token: await signToken(secret, reportKind, { email, stackId }, now),
    expiresAt: endOfToken(reportKind, now),
  };
}

/** Undefined for every other token. */
export async function holderOfReportToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<ReportHolder | undefined> {
  const claims = await readToken(secret, reportKind, token, now);
  if (claims === undefined || typeof claims.stackId !== 'string') return undefined;
  return { email: claims.sub, stackId: claims.stackId };
}

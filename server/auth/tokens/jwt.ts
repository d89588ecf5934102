import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Holder, Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';
import type { TokenKeys, TokenSecret } from '../../ports/tokenSecret';

interface TokenKind {
  purpose: keyof Pick<TokenKeys, 'access' | 'report'>;
  typ: string;
  audience: string;
  lifetimeMinutes: number;
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function endOfToken({ lifetimeMinutes }: TokenKind, now: Date): Date {
  return new Date((seconds(now) + lifetimeMinutes * 60) * 1000);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/**
 * The HMAC runs on the main thread, where it takes microseconds. WebCrypto would run it in libuv's threads,
 * where every token would wait for the password hashes of people who sign in.
 */
function signatureOf(key: Uint8Array, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

function isSignature(signature: string, expected: string): boolean {
  const [left, right] = [Buffer.from(signature), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function signToken(
  secret: TokenSecret,
  kind: TokenKind,
  { userId, ...claims }: { userId: string; [claim: string]: unknown },
  now: Date,
): string {
  const end = endOfToken(kind, now);
  const times = { iat: seconds(now), exp: seconds(end) };
  const content = [
    encode({ alg: 'HS256', typ: kind.typ, kid: secret.current.id }),
    encode({ ...claims, sub: userId, aud: kind.audience, ...times }),
  ].join('.');
  return `${content}.${signatureOf(secret.current[kind.purpose], content)}`;
}

const second = z.number().int();

const ClaimsSchema = z.looseObject({ sub: z.string(), aud: z.string(), iat: second, exp: second });

/** The clock of another machine that runs the service may be ahead by this many seconds. */
const clockTolerance = 60;

function readToken(
  secret: TokenSecret,
  { purpose, typ, audience, lifetimeMinutes }: TokenKind,
  token: string,
  now: Date,
): z.infer<typeof ClaimsSchema> | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const header = z
    .object({ alg: z.literal('HS256'), typ: z.literal(typ), kid: z.string().optional() })
    .safeParse(decode(head));
  if (!header.success || rest.length > 0) return undefined;
  const { kid } = header.data;
  const key = kid === undefined ? secret.unnamed : secret.accepted.find(({ id }) => id === kid)?.[purpose];
  if (key === undefined || !isSignature(signature, signatureOf(key, `${head}.${body}`))) return undefined;
  const { data: claims } = ClaimsSchema.safeParse(decode(body));
  if (claims?.aud !== audience) return undefined;
  const at = seconds(now);
  const isValid =
    claims.exp > at && claims.iat <= at + clockTolerance && claims.iat >= at - lifetimeMinutes * 60;
  return isValid ? claims : undefined;
}

const accessKind: TokenKind = { purpose: 'access', typ: 'at+jwt', audience: 'portal', lifetimeMinutes: 60 };

/**
 * The token is valid for 60 minutes, but no longer than its session. The portal reads the e-mail address from
 * it.
 */
export function signAccessToken(
  secret: TokenSecret,
  holder: Pick<Principal, 'userId' | 'email' | 'isGlobalAdmin' | 'sessionId'>,
  now: Date,
): string {
  const { userId, email, isGlobalAdmin, sessionId } = holder;
  return signToken(
    secret,
    accessKind,
    // Two tokens of the same second would be equal; a caller who renews a refused token has to see that it
    // got another one.
    { userId, email, sid: sessionId, is_global_admin: isGlobalAdmin, jti: randomUUID() },
    now,
  );
}

const AccessClaimsSchema = z.union([
  z.object({ sub: z.guid(), sid: z.guid() }).transform(({ sub, sid }) => ({ userId: sub, sessionId: sid })),
  // Until 1.3.6 the subject was the address, and the session had no id. None of these tokens is valid an hour
  // after the upgrade.
  z
    .object({ sub: z.string(), account_id: z.guid(), sid: z.undefined().optional() })
    .transform(({ sub, account_id }) => ({ email: sub, userId: account_id })),
]);

/** @throws ServiceFailure 401 for a token that this service did not issue */
export function holderOfAccessToken(secret: TokenSecret, token: string, now: Date): Holder {
  const { data: holder } = AccessClaimsSchema.safeParse(readToken(secret, accessKind, token, now));
  if (holder === undefined) throw unauthorized();
  return holder;
}

const reportKind: TokenKind = {
  purpose: 'report',
  typ: 'report+jwt',
  audience: 'report',
  lifetimeMinutes: 5,
};

interface ReportHolder {
  userId: string;
  sessionId?: string | undefined;
  stackId: string;
}

/**
 * The token is part of a URL, so its rights are small: it opens one stack's report, for five minutes, and
 * only while its holder may read the stack in the session that asked for it.
 */
export function signReportToken(
  secret: TokenSecret,
  { userId, sessionId, stackId }: ReportHolder,
  now: Date,
): { token: string; expiresAt: Date } {
  return {
    token: signToken(secret, reportKind, { userId, sid: sessionId, stackId }, now),
    expiresAt: endOfToken(reportKind, now),
  };
}

const ReportClaimsSchema = z
  .object({ sub: z.guid(), sid: z.guid().optional(), stackId: z.string() })
  .transform(({ sub, sid, stackId }) => ({ userId: sub, sessionId: sid, stackId }));

export function holderOfReportToken(secret: TokenSecret, token: string, now: Date): ReportHolder | undefined {
  return ReportClaimsSchema.safeParse(readToken(secret, reportKind, token, now)).data;
}

import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Holder, Principal } from '../../domain/principal';
import { unauthorized } from '../../http/failure';
import type { TokenKeys, TokenSecret } from '../../ports/tokenSecret';

/** Each has a key of its own. */
interface TokenKind {
  purpose: keyof Pick<TokenKeys, 'access' | 'report'>;
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
  secret: TokenSecret,
  kind: TokenKind,
  { email, ...claims }: { email: string; [claim: string]: unknown },
  now: Date,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: kind.typ, kid: secret.current.id })
    .setSubject(email)
    .setAudience(kind.audience)
    .setIssuedAt(seconds(now))
    .setExpirationTime(endOfToken(kind, now))
    .sign(secret.current[kind.purpose]);
}

/** @throws Error for a key that is not accepted (any more) */
function keyOf({ accepted, unnamed }: TokenSecret, { purpose }: TokenKind, { kid }: JWTHeaderParameters) {
  const key = kid === undefined ? unnamed : accepted.find(({ id }) => id === kid)?.[purpose];
  if (key === undefined) throw new Error('unknown key');
  return key;
}

/** The claims; undefined unless the token is ours, of that kind, and valid now. */
async function readToken(
  secret: TokenSecret,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<(JWTPayload & { sub: string }) | undefined> {
  const { typ, audience, lifetimeMinutes } = kind;
  try {
    const { payload } = await jwtVerify(token, (header) => keyOf(secret, kind, header), {
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

const accessKind: TokenKind = { purpose: 'access', typ: 'at+jwt', audience: 'portal', lifetimeMinutes: 60 };

/**
 * A session token: `sub` is the e-mail address, valid for 60 minutes. It names the account too: a removed
 * person who is added again has a new, unconfirmed account, which this token must not open.
 */
export function signAccessToken(
  secret: TokenSecret,
  { userId, email, isGlobalAdmin }: Pick<Principal, 'userId' | 'email' | 'isGlobalAdmin'>,
  now: Date,
): Promise<string> {
  return signToken(secret, accessKind, { email, account_id: userId, is_global_admin: isGlobalAdmin }, now);
}

/** @throws ServiceFailure 401 for a token that this service did not issue */
export async function holderOfAccessToken(secret: TokenSecret, token: string, now: Date): Promise<Holder> {
  const claims = await readToken(secret, accessKind, token, now);
  if (claims === undefined || typeof claims.account_id !== 'string') throw unauthorized();
  return { email: claims.sub, userId: claims.account_id };
}

const reportKind: TokenKind = {
  purpose: 'report',
  typ: 'report+jwt',
  audience: 'report',
  lifetimeMinutes: 5,
};

interface ReportHolder {
  email: string;
  stackId: string;
}

/**
 * A token for the link to one stack's report. It stands in a URL, so it opens only the data of that report,
 * for five minutes, and while its holder may read the stack.
 */
export async function signReportToken(
  secret: TokenSecret,
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
  secret: TokenSecret,
  token: string,
  now: Date,
): Promise<ReportHolder | undefined> {
  const claims = await readToken(secret, reportKind, token, now);
  if (claims === undefined || typeof claims.stackId !== 'string') return undefined;
  return { email: claims.sub, stackId: claims.stackId };
}

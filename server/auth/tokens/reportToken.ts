import { endOfToken, readToken, signToken, type TokenKind } from './signedToken';

const kind: TokenKind = { typ: 'report+jwt', audience: 'report', lifetimeMinutes: 5 };

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
    token: await signToken(secret, kind, { email, stackId }, now),
    expiresAt: endOfToken(kind, now),
  };
}

/** Undefined for every other token. */
export async function holderOfReportToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<ReportHolder | undefined> {
  const claims = await readToken(secret, kind, token, now);
  if (claims === undefined || typeof claims.stackId !== 'string') return undefined;
  return { email: claims.sub, stackId: claims.stackId };
}

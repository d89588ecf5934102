import { endOfToken, readToken, signToken, type TokenKind } from './signedToken';

const kind: TokenKind = { typ: 'report+jwt', audience: 'report', lifetimeMinutes: 5 };

/** Who asked for the report, and of which stack. */
interface ReportHolder {
  email: string;
  stackId: string;
}

/**
 * The token of the link to one stack's report. It stands in an address, so it opens the data of that report and nothing
 * else, for five minutes, and only as long as its holder may read the stack.
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

/** Whose report token that is; undefined for every other token. */
export async function holderOfReportToken(
  secret: Uint8Array,
  token: string,
  now: Date,
): Promise<ReportHolder | undefined> {
  const claims = await readToken(secret, kind, token, now);
  if (claims === undefined || typeof claims.stackId !== 'string') return undefined;
  return { email: claims.sub, stackId: claims.stackId };
}

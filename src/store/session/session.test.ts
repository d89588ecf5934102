import { buildSession } from '@mocks/builders/session';
import { parseSession, refreshDueAt } from './session';

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 8);

function tokenOf(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

it('reads subject, flag and life of a token', () => {
  const session = buildSession({ subject: 'a@b.dk', isGlobalAdmin: true, minutes: 60, issuedAt: now });
  const { token, refreshToken, receivedAt } = session;
  expect(parseSession({ token, refreshToken, receivedAt })).toEqual({
    token,
    refreshToken,
    receivedAt,
    subject: 'a@b.dk',
    isGlobalAdmin: true,
    expiresAt: now + 60 * minute,
  });
});

it('knows the person by the address, whatever the subject is', () => {
  const token = tokenOf({ sub: '5ac4f1e1-0075-4000-8000-000000000001', email: 'a@b.dk', exp: 1 });
  expect(parseSession({ token, refreshToken: 'r', receivedAt: 0 })?.subject).toBe('a@b.dk');
});

it('takes only the flag itself for a global admin', () => {
  const token = tokenOf({ sub: 'a', exp: 1, is_global_admin: 'false' });
  expect(parseSession({ token, refreshToken: 'r', receivedAt: 0 })?.isGlobalAdmin).toBe(false);
});

it.each([
  '',
  'garbage',
  'a.b.c',
  tokenOf({ sub: 'a' }),
  tokenOf({ exp: 1 }),
  tokenOf({ sub: 1, exp: 'x' }),
  tokenOf({ sub: 'a', email: 1, exp: 1 }),
])('takes %j for no session', (token) =>
  expect(parseSession({ token, refreshToken: 'r', receivedAt: 0 })).toBeNull(),
);

it.each([
  null,
  'x',
  {},
  { token: 1 },
  { ...buildSession(), refreshToken: null },
  { ...buildSession(), receivedAt: '1' },
])('takes %j for no session', (value) => expect(parseSession(value)).toBeNull());

describe('life of a session', () => {
  it.each([-24, -1, 0, 1, 24])('does not mind a service clock that is %d hours off', (hours) => {
    const issuedAt = now + hours * 60 * minute;
    const session = parseSession({ ...buildSession({ issuedAt, minutes: 60 }), receivedAt: now });
    expect(session?.expiresAt).toBe(now + 60 * minute);
    expect(session && refreshDueAt(session, null)).toBe(now + 50 * minute);
  });

  it('counts from its receipt when the token does not say when it was issued', () => {
    const token = tokenOf({ sub: 'a', exp: now / 1000 + 1800 });
    expect(parseSession({ token, refreshToken: 'r', receivedAt: now })?.expiresAt).toBe(now + 30 * minute);
  });

  it('is refreshed at most once in 5 minutes', () => {
    const short = buildSession({ issuedAt: now, minutes: 2 });
    expect(refreshDueAt(short, null)).toBe(now + 5 * minute);
    const failedAt = now + 52 * minute;
    expect(refreshDueAt(buildSession({ issuedAt: now, minutes: 60 }), failedAt)).toBe(failedAt + 5 * minute);
  });
});

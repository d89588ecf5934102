import { SignJWT } from 'jose';
import { meta } from '../../db/schema';
import type { TokenSecret } from '../../ports/tokenSecret';
import { contractClient } from '../../testing/api/contractClient';
import { objectAt } from '../../testing/api/contractSchemas';
import { testDatabase } from '../../testing/testDatabase';
import { serviceOn, testTokenSecret } from '../../testing/testService';
import { loadTokenSecret, tokenSecretOf } from './tokenSecret';

const email = 'org@nordskov.example';
const first = new Uint8Array(32).fill(1);
const second = new Uint8Array(32).fill(2);

async function clientWith(tokenSecret: TokenSecret) {
  const { deps } = serviceOn(await testDatabase());
  return contractClient({ ...deps, tokenSecret });
}

async function signIn(call: Awaited<ReturnType<typeof clientWith>>) {
  const body = { username: email, password: 'Timber-2026!' };
  const { token, refreshToken } = objectAt((await call('POST', '/auth/login', { body })).json?.data);
  return { token: String(token), refreshToken: String(refreshToken) };
}

const ask = async (call: Awaited<ReturnType<typeof clientWith>>, token: string) =>
  (await call('GET', '/organization/list', { token })).status;

it('changes without signing anybody out', async () => {
  const before = await clientWith(tokenSecretOf({ current: first, former: undefined }));
  const during = await clientWith(tokenSecretOf({ current: second, former: first }));
  const after = await clientWith(tokenSecretOf({ current: second, former: undefined }));
  const old = await signIn(before);
  expect([await ask(before, old.token), await ask(during, old.token)]).toEqual([200, 200]);
  const refreshed = await during('POST', '/auth/refresh-token', {
    body: { userId: email, refreshToken: old.refreshToken },
  });
  const { token, refreshToken } = objectAt(refreshed.json?.data);
  expect(await ask(after, String(token))).toBe(200);
  expect(await ask(after, old.token)).toBe(401);
  const body = { userId: email, refreshToken };
  expect((await after('POST', '/auth/refresh-token', { body })).status).toBe(200);
});

it('gives two tabs the same successor, though two instances have different ones', async () => {
  const before = await clientWith(tokenSecretOf({ current: first, former: second }));
  const after = await clientWith(tokenSecretOf({ current: second, former: first }));
  const { refreshToken } = await signIn(before);
  const body = { userId: email, refreshToken };
  const answers = [
    await before('POST', '/auth/refresh-token', { body }),
    await after('POST', '/auth/refresh-token', { body }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ json }) => objectAt(json?.data).refreshToken)).size).toBe(1);
});

it('is kept with the data where none is given, and then the tokens of the former version are valid', async () => {
  const { unrecorded: orm } = await testDatabase();
  const kept = await loadTokenSecret(orm, undefined);
  expect(await loadTokenSecret(orm, undefined)).toEqual(kept);
  const call = await clientWith(kept);
  const { token } = await signIn(call);
  expect(await ask(call, token)).toBe(200);
  const [, claims = ''] = token.split('.');
  const former = await new SignJWT(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .sign(kept.unnamed ?? first);
  expect(await ask(call, former)).toBe(200);
  expect(await ask(await clientWith({ ...kept, unnamed: undefined }), former)).toBe(401);
});

it('leaves none in the data where one is given', async () => {
  const { unrecorded: orm } = await testDatabase();
  await loadTokenSecret(orm, undefined);
  const given = await loadTokenSecret(orm, { current: first, former: undefined });
  expect(given).toEqual(tokenSecretOf({ current: first, former: undefined }));
  expect((await orm.select().from(meta)).map(({ key }) => key)).not.toContain('tokenSecret');
});

it('signs each kind of token with a key of its own, which its id does not tell', () => {
  const { id, ...keys } = testTokenSecret.current;
  const texts = Object.values(keys).map((key) => Buffer.from(key).toString('base64url'));
  expect(new Set(texts).size).toBe(3);
  expect(texts.filter((text) => text.startsWith(id))).toEqual([]);
});

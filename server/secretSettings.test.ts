import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTokenSecrets } from './secretSettings';

const folder = mkdtempSync(path.join(tmpdir(), 'stackyard-secrets-'));
const file = path.join(folder, 'secret');
const secret = 'q0kqY1m6Xw2o7Yk1xw3pW0i9bYd5uTn2'; // 32 characters
const bytes = new TextEncoder().encode(secret);

afterAll(() => rmSync(folder, { recursive: true }));

it('come from the environment or from a file, whose last line break does not count', () => {
  writeFileSync(file, `${secret}\n`);
  expect(readTokenSecrets({})).toBeUndefined();
  expect(readTokenSecrets({ TOKEN_SECRET: secret })).toEqual({ current: bytes, former: undefined });
  expect(readTokenSecrets({ TOKEN_SECRET_FILE: file, TOKEN_SECRET_FORMER: `${secret}x` })).toEqual({
    current: bytes,
    former: new TextEncoder().encode(`${secret}x`),
  });
});

it.each([
  [{ TOKEN_SECRET: secret.slice(1) }, /^TOKEN_SECRET must hold at least 32 characters/],
  [{ TOKEN_SECRET: '' }, /^TOKEN_SECRET must hold at least 32 characters/],
  [{ TOKEN_SECRET: secret, TOKEN_SECRET_FORMER: 'short' }, /^TOKEN_SECRET_FORMER must hold/],
  [{ TOKEN_SECRET: secret, TOKEN_SECRET_FILE: file }, /^TOKEN_SECRET and TOKEN_SECRET_FILE are the same/],
  [{ TOKEN_SECRET_FORMER: secret }, /^TOKEN_SECRET_FORMER needs TOKEN_SECRET/],
  [
    { TOKEN_SECRET_FILE: path.join(folder, 'none') },
    /^TOKEN_SECRET_FILE .*none cannot be read \(ENOENT\)\.$/,
  ],
])('are refused in one line that holds none of them: %o', (environment, line) => {
  expect(() => readTokenSecrets(environment)).toThrow(line);
  expect(() => readTokenSecrets(environment)).not.toThrow(secret.slice(1));
  expect(() => readTokenSecrets(environment)).not.toThrow('\n');
});

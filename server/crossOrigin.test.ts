import { createApp } from './app';
import { testService } from './testing/testService';

const portal = 'https://portal.example';

async function answer(
  origin: string,
  init: RequestInit,
  settings: { corsOrigins?: string[] } = { corsOrigins: [portal] },
) {
  const { deps } = await testService();
  const app = createApp({ ...deps, ...settings });
  return app.request('/api/v1/stack/list', {
    ...init,
    headers: { Origin: origin, ...init.headers },
  });
}

const preflight = {
  method: 'OPTIONS',
  headers: { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization' },
};

it('lets a portal of a listed origin ask, and read what is refused', async () => {
  const asked = await answer(portal, preflight);
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, portal]);
  expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  const refused = await answer(portal, { method: 'PUT' });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, portal]);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  expect(refused.headers.get('vary')).toContain('Origin');
});

it('tells browsers nothing that would let a page of another origin read an answer', async () => {
  for (const origin of ['https://evil.example', 'https://portal.example.evil.example', 'null'])
    for (const init of [preflight, { method: 'PUT' }]) {
      const { headers } = await answer(origin, init);
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, null]);
    }
  const unset = await answer(portal, preflight, {});
  expect([unset.status, unset.headers.get('access-control-allow-origin')]).toEqual([405, null]);
});

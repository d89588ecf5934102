import { connect, type Sender } from './connection';
import { mayPassLater, mostTries, pauseBefore } from './retries';

describe('the connection', () => {
  const key = { key: 'sy_1' };
  const person = { email: 'vera@skov.example', password: 'secret' };

  const json = (status: number, data: unknown, errorMessage: string | null = null) =>
    Response.json({ data, errorMessage }, { status });

  function connection(sender: Sender, ...answers: (Response | 'none')[]) {
    const calls: [url: string, authorization: string | null][] = [];
    const waits: number[] = [];
    const { call } = connect('https://stackyard.example', sender, {
      fetch: async (url, { headers, redirect }) => {
        expect(redirect).toBe('manual');
        const sent = new Headers(headers);
        calls.push([url, sent.get('authorization') ?? sent.get('x-api-key')]);
        const answer = answers.shift() ?? 'none';
        if (answer === 'none')
          throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
        return answer;
      },
      wait: async (milliseconds) => void waits.push(milliseconds),
      now: () => new Date('2026-11-24T10:00:00Z'),
      random: () => 0,
      onProgress: () => undefined,
    });
    return { calls, waits, get: () => call({ method: 'GET', path: '/ingest/stack/1' }) };
  }

  it('goes on until there is an answer', async () => {
    const busy = new Response('Bad gateway', { status: 502 });
    const limited = new Response('{"data":null,"errorMessage":"Wait."}', {
      status: 429,
      headers: { 'Retry-After': '7' },
    });
    const { calls, waits, get } = connection(key, 'none', busy, limited, json(200, 'known'));
    expect(await get()).toEqual({ status: 200, data: 'known', errorMessage: null });
    expect(waits).toEqual([500, 1000, 7000]);
    expect(calls).toHaveLength(4);
    expect(calls[0]).toEqual(['https://stackyard.example/api/v1/ingest/stack/1', 'sy_1']);
  });

  it('does not repeat what is refused for good', async () => {
    const { calls, get } = connection(key, json(409, null, 'The stack was deleted.'));
    expect(await get()).toMatchObject({ status: 409, errorMessage: 'The stack was deleted.' });
    expect(calls).toHaveLength(1);
  });

  it('ends where the service is away, and says why', async () => {
    const { calls, get } = connection(key);
    await expect(get()).rejects.toThrow(
      'The service cannot take anything at the moment (no answer, ECONNRESET). Run the command again later: it goes on where it ended.',
    );
    expect(calls).toHaveLength(mostTries);
  });

  it('does not take a service that asks for patience for one that is away', async () => {
    const limited = Array.from({ length: 2 * mostTries }, () => json(429, null, 'Wait.'));
    expect((await connection(key, ...limited, json(200, 'known')).get()).status).toBe(200);
  });

  it('gives a call up that fails by itself, and no other', async () => {
    const failures = Array.from({ length: mostTries }, () => json(500, null, 'It failed.'));
    expect(await connection(key, ...failures).get()).toMatchObject({ status: 500 });
  });

  it('ends at once where the key is unknown, or the address is that of something else', async () => {
    await expect(connection(key, json(401, null, 'Sign in again.')).get()).rejects.toThrow('Sign in again.');
    await expect(connection(key, new Response('<html>')).get()).rejects.toThrow(
      'https://stackyard.example does not answer as Stackyard does (200). Is STACKYARD_URL right?',
    );
  });

  it.each([
    [301, 'https://www.stackyard.example/api/v1/ingest/stack/1', 'https://www.stackyard.example'],
    [302, 'https://login.example/sign-in?back=%2F', 'https://login.example/sign-in'],
    [307, '/stackyard/api/v1/ingest/stack/1', 'https://stackyard.example/stackyard'],
    [308, 'http://[', 'another address'],
  ])('follows no redirect (%d to %s), which would take the key along', async (status, location, named) => {
    const { calls, get } = connection(key, new Response(null, { status, headers: { location } }));
    await expect(get()).rejects.toThrow(`STACKYARD_URL leads to ${named}. Name that, if it is the service.`);
    expect(calls).toHaveLength(1);
  });

  it('signs a person in, again when the token has ended, and not for ever', async () => {
    const ended = () => json(401, null, 'Sign in again.');
    const login = 'https://stackyard.example/api/v1/auth/login';
    const stack = 'https://stackyard.example/api/v1/ingest/stack/1';
    const { calls, get } = connection(
      person,
      json(200, { token: 'a' }),
      ended(),
      json(200, { token: 'b' }),
      json(200, 'known'),
      ended(),
      json(200, { token: 'c' }),
      ended(),
    );
    expect((await get()).status).toBe(200);
    expect(calls).toEqual([
      [login, null],
      [stack, 'Bearer a'],
      [login, null],
      [stack, 'Bearer b'],
    ]);
    await expect(get()).rejects.toThrow('Sign in again.');
    expect(calls).toHaveLength(7);
  });

  it('says of a person who may not sign in why', async () => {
    await expect(connection(person, json(401, null, 'Wrong password.')).get()).rejects.toThrow(
      'vera@skov.example cannot sign in: Wrong password.',
    );
  });
});

describe('after a failure', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  const pause = (over: Partial<Parameters<typeof pauseBefore>[0]>) =>
    pauseBefore({ tries: 1, retryAfter: null, now, random: 0, ...over });

  it.each([0, 408, 429, 500, 502, 503, 504])('%d may pass', (status) => {
    expect(mayPassLater(status)).toBe(true);
  });

  it.each([200, 201, 304, 400, 401, 403, 404, 409, 413, 415, 422])('%d stays', (status) => {
    expect(mayPassLater(status)).toBe(false);
  });

  it('pauses double up to half a minute, and differ by half', () => {
    const least = [1, 2, 3, 4, 5, 6, 7].map((tries) => pause({ tries }));
    expect(least).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(pause({ tries: 3, random: 0.5 })).toBe(3000);
  });

  it('waits at least as long as the service asks for, in seconds or until a date, and not all at one moment', () => {
    expect(pause({ retryAfter: '60' })).toBe(60_000);
    expect(pause({ retryAfter: '60', random: 0.5 })).toBe(60_250);
    expect(pause({ retryAfter: 'Tue, 24 Nov 2026 10:00:20 GMT' })).toBe(20_000);
    expect(pause({ retryAfter: 'Tue, 24 Nov 2026 09:00:00 GMT' })).toBe(500);
    expect(pause({ retryAfter: 'soon' })).toBe(500);
  });
});

import { createHash, randomUUID } from 'node:crypto';

export const port = 8493;
export const origin = `http://127.0.0.1:${port}/api/v1`;
export const password = 'Timber-2026!';
export const people = { north: 'org@nordskov.example', two: 'multi@stackyard.example' };

export type Headers = Record<string, string>;

export async function answerOf(method: string, route: string, headers: Headers, body?: object | Buffer) {
  const isBytes = body instanceof Buffer;
  const answer = await fetch(origin + route, {
    method,
    headers: { ...(!isBytes && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: isBytes ? Uint8Array.from(body) : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

export async function call(method: string, route: string, headers: Headers, body?: object | Buffer) {
  const { status, text } = await answerOf(method, route, headers, body);
  if (status >= 300) throw new Error(`${route} was answered ${status}: ${text}`);
  return JSON.parse(text).data;
}

export async function signIn(username: string): Promise<Headers> {
  const { token } = await call('POST', '/auth/login', {}, { username, password });
  return { Authorization: `Bearer ${token}` };
}

export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

interface Field {
  key: Headers;
  organizationId: string;
  departmentId: string;
  isNumbered: boolean;
}

export async function fields(): Promise<[Field, Field]> {
  const admin = await signIn(people.two);
  const all: { departmentId: string; organizationId: string; organizationName: string }[] = await call(
    'GET',
    '/department/list',
    admin,
  );
  const fieldOf = async (name: RegExp): Promise<Field> => {
    const found = all.find(({ organizationName }) => name.test(organizationName));
    if (found === undefined) throw new Error(`No organisation ${name}`);
    const { departmentId, organizationId } = found;
    const made = await call('POST', `/organization/${organizationId}/api-key`, admin, {
      name: `Bench ${randomUUID()}`,
      scopes: ['Register', 'Measure'],
    });
    const key = { 'X-Api-Key': String(made.key) };
    const { stackNumbering } = await call('GET', `/ingest/card?departmentId=${departmentId}`, key);
    return { departmentId, organizationId, key, isNumbered: stackNumbering === 'Manuel' };
  };
  return [await fieldOf(/Nordskov/), await fieldOf(/Harzer/)];
}

export function sendPhotograph(
  { key, departmentId, isNumbered }: Field,
  stack: string,
  photograph: Buffer,
  type = 'image/jpeg',
) {
  const digest = createHash('sha256').update(photograph).digest('base64');
  const headers = { ...key, 'Content-Type': type, 'Content-Digest': `sha-256=:${digest}:` };
  return answerOf(
    'PUT',
    `/ingest/stack/${stack}/file/FrontImage?departmentId=${departmentId}${isNumbered ? `&stackNumber=${stack}` : ''}`,
    headers,
    photograph,
  );
}

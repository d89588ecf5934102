import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { password } from './portal';

export function unique(name: string): string {
  return `${name} ${randomUUID().slice(0, 8)}`;
}

export function isUnique(name: string): boolean {
  return / [0-9a-f]{8}$/.test(name);
}

export async function callsOf(
  request: APIRequestContext,
  username: string,
  secret = password,
  language = 'en',
) {
  const login = await request.post('/api/v1/auth/login', { data: { username, password: secret } });
  expect(login.ok()).toBe(true);
  const { data } = await login.json();
  const headers = { Authorization: `Bearer ${data.token}`, 'Accept-Language': language };
  const call = (method: string, path: string, body?: unknown) =>
    // The service may end an idle connection at the moment when a call begins on it.
    request.fetch(`/api/v1${path}`, {
      method,
      headers,
      maxRetries: 2,
      ...(body !== undefined && { data: body }),
    });
  return {
    status: async (method: string, path: string, body?: unknown) => (await call(method, path, body)).status(),
    data: async (method: string, path: string, body?: unknown) => {
      const answer = await call(method, path, body);
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).data;
    },
    file: async (method: string, path: string, body?: unknown) => {
      const answer = await call(method, path, body);
      expect(answer.ok()).toBe(true);
      return answer.body();
    },
  };
}

export type Calls = Awaited<ReturnType<typeof callsOf>>;

export async function organizationNamed(calls: Calls, name: string) {
  const organizationId = await idOfOrganization(calls, name);
  const { departments } = await calls.data('GET', `/organization/${organizationId}`);
  const departmentIds: string[] = departments.map(
    ({ departmentId }: { departmentId: string }) => departmentId,
  );
  return { organizationId, departmentIds };
}

async function idOfOrganization(calls: Calls, name: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { data }: { data: { organizationId: string; organizationName: string }[] } = await calls.data(
      'GET',
      `/organization/list?page=${page}&pageSize=100`,
    );
    const found = data.find((row) => row.organizationName === name);
    if (found) return found.organizationId;
    if (data.length === 0) throw new Error(`There is no ${name}`);
  }
}

export async function newOrganization(request: APIRequestContext, name: string) {
  const global = await callsOf(request, 'global@stackyard.example');
  const { organizationId } = await global.data('POST', '/organization', { name, country: 'dk' });
  const body = { name: 'Nordre Skov', organizationId };
  const { departmentId } = await global.data('POST', '/department', body);
  return { organizationId, departmentId, global };
}

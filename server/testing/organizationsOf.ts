import { eq } from 'drizzle-orm';
import { organization } from '../db/schema';
import { type Json, type JsonObject, objectAt, objectsIn } from './api/contractSchemas';
import type { TestService } from './testService';

export const nordskov = 'Nordskov Tømmer A/S';
export const globalAdmin = 'global@stackyard.example';

export async function dataFor(service: TestService, email: string, path: string): Promise<Json | undefined> {
  const response = await service.call('GET', path, { token: await service.tokenOf(email) });
  expect(response.status).toBe(200);
  return response.json?.data;
}

export async function rowsFor(service: TestService, email: string, path: string): Promise<JsonObject[]> {
  return objectsIn(objectAt(await dataFor(service, email, path)).data);
}

export async function idOfOrganization({ orm }: TestService, name: string): Promise<string> {
  const [row] = await orm.select().from(organization).where(eq(organization.name, name));
  if (row === undefined) throw new Error(`no ${name}`);
  return row.id;
}

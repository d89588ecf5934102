import { z } from 'zod';
import { signInByCall, type Tokens } from '../portal';
import { type Account, accounts } from './scene';

const departments = z.array(z.object({ departmentId: z.string(), organizationId: z.string() }));
const people = z.array(z.object({ personId: z.string(), email: z.string() }));
const place = z.object({ latitude: z.number(), longitude: z.number() });
const sawmills = z.object({ data: z.array(z.object({ position: place.nullable().optional() })) });
const cards = z
  .array(
    z.object({ measurementCardId: z.string(), versions: z.array(z.object({ version: z.number() })).min(1) }),
  )
  .min(1);
const stacks = z.object({ data: z.array(z.object({ stackId: z.string() })).min(1) });

async function call(url: string, method: string, body?: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} was answered with ${response.status}: ${text}`);
  return z.object({ data: z.unknown() }).parse(JSON.parse(text)).data;
}

export function tokensOf(baseUrl: string, account: Account): Promise<Tokens> {
  return signInByCall(baseUrl, accounts[account]);
}

/**
 * Returns the values for the braces in a scene's path, by the names in the patterns: Nordskov, its field
 * lead, the department of its department admin, the newest stack there in each state, a version of a
 * measurement card with its report, and the position of a sawmill as in the list's address.
 */
export async function findPlaces(baseUrl: string): Promise<Record<string, string>> {
  const { token } = await tokensOf(baseUrl, 'department');
  const api = `${baseUrl}/api/v1`;
  const [department] = departments.parse(await call(`${api}/department/list`, 'GET', undefined, token));
  if (!department) throw new Error('The department admin has no department');
  const { departmentId } = department;
  const newest = async (filters: object) => {
    const body = { departmentIds: [departmentId], dateType: 'LastChanged', pageSize: 1, ...filters };
    return stacks.parse(await call(`${api}/stack/list`, 'PUT', body, token)).data[0]?.stackId ?? '';
  };
  const ofNordskov = `${api}/organization/${department.organizationId}`;
  const admin = await tokensOf(baseUrl, 'organization');
  const known = people.parse(await call(`${ofNordskov}/person`, 'GET', undefined, admin.token));
  const mills = sawmills.parse(
    await call(
      `${api}/sawmill/list?organizationId=${department.organizationId}`,
      'GET',
      undefined,
      admin.token,
    ),
  );
  const [mill] = mills.data.flatMap(({ position }) => position ?? []);
  const global = await tokensOf(baseUrl, 'global');
  const [card] = cards.parse(await call(`${api}/measurement-card`, 'GET', undefined, global.token));
  return {
    cardId: card?.measurementCardId ?? '',
    version: `${card?.versions[0]?.version}`,
    kind: 'fullMeasurement',
    mill: [mill?.latitude, mill?.longitude].map((degrees) => degrees?.toFixed(4)).join(','),
    personId: known.find(({ email }) => email === accounts.lead)?.personId ?? '',
    orgId: department.organizationId,
    deptId: departmentId,
    stackId: await newest({ fullMeasurement: true, states: ['Measured'] }),
    assigned: await newest({ states: ['AssignedToSawmill'] }),
    registered: await newest({ states: ['PreRegistration'] }),
  };
}

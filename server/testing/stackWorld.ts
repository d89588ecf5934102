import { sql } from 'drizzle-orm';
import { measurementCardVersion } from '../db/cardSchema';
import type { Database } from '../db/client';
import {
  appUser,
  department,
  departmentMember,
  measurementCard,
  organization,
  organizationMember,
  person,
  sawmill,
  sawmillMember,
} from '../db/schema';
import { type StackRecord, stack } from '../db/stackSchema';
import { germanCard, nordskovCard } from '../demo/seed/cardPlans';
import { buildCard } from '../domain/cards/buildCard';
import { testNow } from './testDatabase';

export type { StackRecord };

export const idStart = '5ac4f1e1';

function uuid(kind: string, number: number): string {
  const code = kind.charCodeAt(0).toString(16).padStart(4, '0');
  return `${idStart}-${code}-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export const world = {
  organizationId: uuid('o', 1),
  otherOrganizationId: uuid('o', 2),
  cardId: uuid('c', 1),
  otherCardId: uuid('c', 2),
  cardVersionId: uuid('v', 1),
  otherCardVersionId: uuid('v', 2),
  departmentIds: [uuid('d', 1), uuid('d', 2), uuid('d', 3)],
  otherDepartmentId: uuid('d', 9),
  sawmillIds: [uuid('s', 1), uuid('s', 2)],
  otherSawmillId: uuid('s', 9),
  registratorIds: [uuid('u', 11), uuid('u', 12), uuid('u', 13)],
  unknownId: uuid('x', 1),
  globalAdmin: 'root@world.example',
  organizationAdmin: 'org@world.example',
  departmentAdmin: 'department@world.example',
  sawmillUser: 'sawmill@world.example',
  stranger: 'stranger@other.example',
} as const;

const [firstDepartment, secondDepartment, thirdDepartment] = world.departmentIds;
const [firstSawmill, secondSawmill] = world.sawmillIds;
const minute = 60_000;

function dateOf(number: number): Date {
  const day = Date.parse('2026-03-01T00:00:00Z') + (number % 40) * 24 * 60 * minute;
  const moments = [0, 12 * 60 * minute, 24 * 60 * minute - 1000, 24 * 60 * minute - 1];
  return new Date(day + (moments[number % moments.length] ?? 0));
}

export function aStack(number: number, over: Partial<StackRecord> = {}): StackRecord {
  return {
    id: uuid('p', number),
    organizationId:
      over.departmentId === world.otherDepartmentId ? world.otherOrganizationId : world.organizationId,
    departmentId: firstDepartment,
    clientKey: null,
    stackNumber: `W-${String(number).padStart(5, '0')}`,
    polterId: `P${number}`,
    orderNumber: null,
    state: 'Measured',
    sawmillId: null,
    registratorId: uuid('u', 11),
    surveyorId: uuid('u', 12),
    cardVersionId: null,
    registeredValues: null,
    treeSpecies: 'fi',
    assortment: 'sawlog',
    assortmentLength: 4.1,
    areaNumber: 'A 1',
    fullMeasurement: true,
    volume: 42.125,
    inCubicFeet: false,
    logCount: 210,
    evidenceFailed: false,
    failedChecks: null,
    faceDifference: null,
    doubts: null,
    decided: null,
    latitude: 56.1234567,
    longitude: 9.7654321,
    height: 55,
    accuracy: 5,
    registrationDateTime: dateOf(number),
    registrationChangedAt: null,
    measurementDateTime: dateOf(number + 1),
    loadedIntoSystemDateTime: dateOf(number + 1),
    invoiceableDateTime: dateOf(number + 2),
    assignedToSawmillDateTime: null,
    unseenBySawmill: false,
    withdrawnAt: null,
    withdrawnReason: null,
    withdrawnById: null,
    twinId: null,
    lastModifiedDateTime: dateOf(number + 2),
    ...over,
  };
}

const states = ['PreRegistration', 'Measured', 'AssignedToSawmill'] as const;
const numbers = ['W-%', 'W_%', 'w\\', 'W-Ø', 'W-å'];

function variedStack(number: number): StackRecord {
  const pick = <Value>(values: readonly Value[], step: number): Value | undefined =>
    values[Math.floor(number / step) % values.length];
  const state = pick(states, 1) ?? 'Measured';
  const measured = state !== 'PreRegistration';
  const assigned = state === 'AssignedToSawmill';
  return aStack(number, {
    departmentId: pick([firstDepartment, secondDepartment, thirdDepartment], 3) ?? firstDepartment,
    stackNumber: number % 7 === 0 ? `${pick(numbers, 7)}${number}` : `W-${number}`,
    polterId: number % 5 === 0 ? null : `p_${number}%`,
    state,
    sawmillId: assigned ? (pick([firstSawmill, secondSawmill], 3) ?? null) : null,
    registratorId: pick([...world.registratorIds, null], 4) ?? null,
    surveyorId: measured ? (pick(world.registratorIds, 6) ?? null) : null,
    treeSpecies: pick(['fi', 'bu', 'ei', null], 5) ?? null,
    assortment: pick(['sawlog', 'pulp', null], 7) ?? null,
    assortmentLength: pick([2, 2.4, 3.05, 5.1, null], 2) ?? null,
    areaNumber: pick(['A 1', 'A 10', 'a 1', null], 3) ?? null,
    fullMeasurement: measured ? number % 4 > 0 : null,
    volume: measured ? 10 + number / 8 : null,
    logCount: measured ? 40 + number : null,
    evidenceFailed: measured ? number % 9 === 1 : null,
    ...(number % 11 === 0 ? { latitude: null, longitude: null } : {}),
    measurementDateTime: measured ? dateOf(number + 1) : null,
    loadedIntoSystemDateTime: measured ? dateOf(number + 1) : null,
    invoiceableDateTime: measured && number % 10 > 0 ? dateOf(number + 2) : null,
    assignedToSawmillDateTime: assigned ? dateOf(number + 3) : null,
    lastModifiedDateTime: dateOf(number + 4),
  });
}

export const worldStacks: readonly StackRecord[] = Array.from({ length: 240 }, (_, index) =>
  variedStack(index + 1),
);

export const foreignStack = aStack(9001, {
  departmentId: world.otherDepartmentId,
  cardVersionId: world.otherCardVersionId,
  registratorId: null,
  surveyorId: null,
});

export async function insertWorld({ unrecorded: orm }: Database): Promise<void> {
  await orm.insert(measurementCard).values([
    { id: world.cardId, name: nordskovCard.name },
    { id: world.otherCardId, name: germanCard.name },
  ]);
  const published = { version: 1, publishedAt: testNow };
  await orm.insert(measurementCardVersion).values([
    {
      ...{ ...published, id: world.cardVersionId, cardId: world.cardId },
      definition: buildCard(nordskovCard),
    },
    {
      ...{ ...published, id: world.otherCardVersionId, cardId: world.otherCardId },
      definition: buildCard(germanCard),
    },
  ]);
  await orm.insert(organization).values([
    { id: world.organizationId, name: 'Verdensskov A/S', country: 'dk', measurementCardId: world.cardId },
    {
      id: world.otherOrganizationId,
      name: 'Fremd GmbH',
      country: 'de',
      measurementCardId: world.otherCardId,
    },
  ]);
  await orm.insert(department).values([
    { id: firstDepartment, organizationId: world.organizationId, name: 'Østskoven' },
    { id: secondDepartment, organizationId: world.organizationId, name: 'Vestskoven' },
    { id: thirdDepartment, organizationId: world.organizationId, name: 'Sydskoven' },
    { id: world.otherDepartmentId, organizationId: world.otherOrganizationId, name: 'Harz' },
  ]);
  await orm.insert(sawmill).values([
    { id: firstSawmill, organizationId: world.organizationId, name: 'Birkesav' },
    { id: secondSawmill, organizationId: world.organizationId, name: 'Egesav' },
    { id: world.otherSawmillId, organizationId: world.otherOrganizationId, name: 'Sägewerk Harz' },
  ]);
  await orm.insert(appUser).values([
    { id: uuid('u', 1), email: world.globalAdmin, name: 'Root', isGlobalAdmin: true },
    { id: uuid('u', 2), email: world.organizationAdmin, name: 'Orla' },
    { id: uuid('u', 3), email: world.departmentAdmin, name: 'Dorte' },
    { id: uuid('u', 4), email: world.sawmillUser, name: 'Svend' },
    { id: uuid('u', 5), email: world.stranger, name: 'Stefan' },
    { id: uuid('u', 11), email: 'r1@world.example', name: 'Åse Ravn' },
    { id: uuid('u', 12), email: 'r2@world.example', name: 'Bo Ravn' },
    { id: uuid('u', 13), email: 'r3@world.example', name: 'Zita Ravn' },
  ]);
  await orm.insert(person).values(
    [2, 3, 4, 5].map((number) => ({
      id: uuid('n', number),
      organizationId: number === 5 ? world.otherOrganizationId : world.organizationId,
      userId: uuid('u', number),
    })),
  );
  const admin = ['OrganizationAdmin'];
  const { organizationId } = world;
  await orm.insert(organizationMember).values([
    { organizationId: world.organizationId, userId: uuid('u', 2), roles: admin },
    { organizationId: world.otherOrganizationId, userId: uuid('u', 5), roles: admin },
  ]);
  await orm.insert(departmentMember).values({
    organizationId,
    departmentId: firstDepartment,
    userId: uuid('u', 3),
    roles: ['DepartmentAdmin'],
  });
  await orm.insert(sawmillMember).values({ organizationId, sawmillId: firstSawmill, userId: uuid('u', 4) });
  await orm.insert(stack).values([...worldStacks, foreignStack]);
  // The table is not temporary: on a server, each statement may have another connection.
  await orm.execute(sql`drop schema if exists world cascade`);
  await orm.execute(sql`create schema world`);
  await orm.execute(sql`create table world.stack as table stack`);
}

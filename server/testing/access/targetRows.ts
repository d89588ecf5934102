import { randomUUID } from 'node:crypto';
import { hashOf } from '../../auth/tokens/secretToken';
import { apiKey } from '../../db/apiKeySchema';
import type { WritableOrm } from '../../db/client';
import { harvestPlace } from '../../db/harvestSchema';
import {
  appUser,
  contact,
  contract,
  departmentMember,
  organizationLogo,
  organizationMember,
  person,
  sawmillMember,
} from '../../db/schema';
import { stackView } from '../../db/stackViewSchema';

export const smallestLogo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

export async function addContractsAndLogo(orm: WritableOrm, organizationId: string): Promise<void> {
  for (const period of ['current', 'next'] as const)
    await orm
      .insert(contract)
      .values({ organizationId, period, startDate: '2026-01-01', endDate: '2026-12-31' })
      .onConflictDoNothing();
  await orm
    .insert(organizationLogo)
    .values({ organizationId, contentType: 'image/png', content: smallestLogo })
    .onConflictDoNothing();
}

interface Owners {
  organizationId: string;
  departmentId: string;
  sawmillId: string;
}

export async function addMembersAndContacts(
  orm: WritableOrm,
  { organizationId, departmentId, sawmillId }: Owners,
) {
  const [organizationUser, departmentUser, sawmillUser, ofOrganization, ofDepartment] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ];
  await orm.insert(appUser).values(
    [organizationUser, departmentUser, sawmillUser].map((id) => ({
      id,
      email: `${id}@people.example`,
      name: 'Pat',
    })),
  );
  const people = [organizationUser, departmentUser, sawmillUser].map((userId) => ({
    id: randomUUID(),
    organizationId,
    userId,
  }));
  await orm.insert(person).values(people);
  const [ofOrganizationId = '', ofDepartmentId = '', ofSawmillId = ''] = people.map(({ id }) => id);
  const roles = ['Surveyor'];
  await orm.insert(organizationMember).values({ organizationId, userId: organizationUser, roles });
  await orm.insert(departmentMember).values({ organizationId, departmentId, userId: departmentUser, roles });
  await orm.insert(sawmillMember).values({ organizationId, sawmillId, userId: sawmillUser });
  await orm.insert(contact).values([
    { id: ofOrganization, organizationId, name: 'Kim' },
    { id: ofDepartment, organizationId, departmentId, name: 'Kim' },
  ]);
  const [viewId, now] = [randomUUID(), new Date(0)];
  await orm.insert(stackView).values({
    ...{ id: viewId, organizationId, ownerId: organizationUser, name: 'Spruce', shared: true },
    ...{ parameters: [], columns: [], dense: false, createdAt: now, changedAt: now },
  });
  const placeId = randomUUID();
  await orm.insert(harvestPlace).values({
    ...{ id: placeId, organizationId, departmentId, name: 'Ravnkilde', areaNumbers: [] },
    ...{ country: 'DK', landAddress: '12a' },
  });
  const keyId = randomUUID();
  await orm.insert(apiKey).values({
    ...{
      id: keyId,
      organizationId,
      name: 'Harvester',
      scopes: ['Measure'],
      prefix: 'sy_harve',
      createdAt: now,
    },
    hash: hashOf(keyId),
  });
  return {
    apiKeyIds: [keyId],
    viewIds: [viewId],
    harvestPlaceIds: [placeId],
    organizationUserIds: [ofOrganizationId],
    departmentUserIds: [ofDepartmentId],
    sawmillUserIds: [ofSawmillId],
    organizationContactIds: [ofOrganization],
    departmentContactIds: [ofDepartment],
  };
}

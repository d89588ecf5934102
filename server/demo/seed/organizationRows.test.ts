import { createHash } from 'node:crypto';
import { contractExpiresSoon } from '../../domain/contractDays';
import { validateLogo } from '../../features/logos/logoImage';
import { hasAllPixels } from '../../rendering/hasAllPixels';
import { seededId } from './ids';
import { organizationRows } from './organizationRows';
import { demoPlans } from './seedDatabase';

const now = new Date('2026-06-17T10:00:00Z');
const seed = 7;

function rowsOf(rowSeed: number) {
  return organizationRows({ seed: rowSeed, now, passwordHash: 'hash' }, demoPlans(rowSeed, 12_000));
}

function checksum(rows: unknown): string {
  return createHash('sha1').update(JSON.stringify(rows)).digest('hex');
}

const rows = rowsOf(seed);
const nordskov = seededId(seed, 'organization/nordskov');

function rolesOf(email: string) {
  const user = rows.users.find((one) => one.email === email);
  const { id } = user ?? { id: 'nobody' };
  return {
    isGlobalAdmin: user?.isGlobalAdmin ?? false,
    organizations: rows.organizationMembers
      .filter(({ userId }) => userId === id)
      .map(({ roles, state }) => ({ roles, state })),
    departments: rows.departmentMembers.filter(({ userId }) => userId === id).flatMap(({ roles }) => roles),
    sawmills: rows.sawmillMembers.filter(({ userId }) => userId === id).length,
  };
}

describe('organisations of the demo data', () => {
  it('are the same for the same seed only', () => {
    expect(checksum(rowsOf(seed))).toBe(checksum(rows));
    expect(checksum(rowsOf(seed + 1))).not.toBe(checksum(rows));
  });

  it('have a logo that could have been uploaded, and most have none', async () => {
    expect(rows.organizationLogos.map(({ organizationId }) => organizationId)).toEqual([
      seededId(seed, 'organization/harzer'),
    ]);
    for (const { content, contentType } of rows.organizationLogos)
      expect(await validateLogo(content, hasAllPixels)).toEqual({ contentType });
  });

  it('are 130 over four countries, no two alike', () => {
    expect(rows.organizations).toHaveLength(130);
    expect(new Set(rows.organizations.map(({ name }) => name)).size).toBe(130);
    expect(new Set(rows.organizations.map(({ country }) => country))).toEqual(
      new Set(['dk', 'de', 'pl', 'uk']),
    );
  });

  it('give Nordskov 12 departments, 8 sawmills and 40 users', () => {
    const ofNordskov = ({ organizationId }: { organizationId: string }) => organizationId === nordskov;
    expect(rows.departments.filter(ofNordskov)).toHaveLength(12);
    expect(rows.sawmills.filter(ofNordskov)).toHaveLength(8);
    expect(rows.organizationMembers.filter(ofNordskov)).toHaveLength(40);
  });

  it('write no address that could be somebody’s', () => {
    const addresses = [
      ...rows.users.map(({ email }) => email),
      ...rows.organizations.map(({ email }) => email),
      ...rows.contacts.map(({ email }) => email),
      ...rows.departments.flatMap(({ mailingList }) => mailingList ?? []),
    ];
    expect(addresses.filter((address) => !/^[a-z0-9.-]+@[a-z0-9-]+\.example$/.test(address ?? ''))).toEqual(
      [],
    );
  });

  it('have every case that the portal must show', () => {
    const contracts = rows.contracts.filter(({ period }) => period === 'current');
    const upcoming = new Set(
      rows.contracts.filter(({ period }) => period === 'next').map(({ organizationId }) => organizationId),
    );
    const expiring = contracts.filter(({ organizationId, endDate }) =>
      contractExpiresSoon(endDate, upcoming.has(organizationId), now),
    );
    const without = <Row extends { organizationId: string }>(all: Row[]) =>
      rows.organizations.filter(({ id }) => !all.some(({ organizationId }) => organizationId === id));
    const byDepartment = new Set(
      contracts
        .filter(({ levelOfInvoice }) => levelOfInvoice === 'Department')
        .map(({ organizationId }) => organizationId),
    );
    const missing = rows.departments.filter(({ customerNumber }) => customerNumber === null);

    expect(rows.organizations.filter(({ active }) => !active)).toHaveLength(1);
    expect(without(contracts)).toHaveLength(1);
    expect(without(rows.sawmills)).toHaveLength(1);
    expect(expiring).toHaveLength(1);
    expect(missing).toHaveLength(2);
    expect(new Set(missing.map(({ organizationId }) => organizationId)).size).toBe(1);
    expect(missing.every(({ organizationId }) => byDepartment.has(organizationId))).toBe(true);
    expect(contracts.filter(({ customerNumber }) => customerNumber === null)).toHaveLength(1);
    expect(
      rows.organizations.filter(
        ({ measurementCardId }) => measurementCardId === seededId(seed, 'card/biomass'),
      ),
    ).toHaveLength(1);
  });
});

describe('demo accounts', () => {
  const admin = { roles: ['OrganizationAdmin'], state: 'Active' };
  const member = { roles: ['NotSet'], state: 'Active' };

  it.each([
    ['global@stackyard.example', { isGlobalAdmin: true, organizations: [], departments: [], sawmills: 0 }],
    ['org@nordskov.example', { isGlobalAdmin: false, organizations: [admin], departments: [], sawmills: 0 }],
    [
      'multi@stackyard.example',
      { isGlobalAdmin: false, organizations: [admin, admin], departments: [], sawmills: 0 },
    ],
    [
      'department@nordskov.example',
      { isGlobalAdmin: false, organizations: [member], departments: ['DepartmentAdmin'], sawmills: 0 },
    ],
    [
      'lead@nordskov.example',
      {
        isGlobalAdmin: false,
        organizations: [{ roles: ['Surveyor'], state: 'Active' }],
        departments: [
          'DepartmentAdmin',
          'Surveyor',
          'DepartmentAdmin',
          'Surveyor',
          'DepartmentAdmin',
          'Surveyor',
        ],
        sawmills: 0,
      },
    ],
    ['sawmill@birkesav.example', { isGlobalAdmin: false, organizations: [], departments: [], sawmills: 1 }],
    [
      'surveyor@nordskov.example',
      { isGlobalAdmin: false, organizations: [member], departments: ['Surveyor', 'Surveyor'], sawmills: 0 },
    ],
    [
      'inactive@nordskov.example',
      {
        isGlobalAdmin: false,
        organizations: [{ roles: ['OrganizationAdmin'], state: 'Inactive' }],
        departments: [],
        sawmills: 0,
      },
    ],
  ])('%s is what it says', (email, expected) => {
    expect(rolesOf(email)).toEqual(expected);
  });
});

import { screen } from '@testing-library/react';
import { buildMember, buildPerson } from '@mocks/builders/administration';
import type { UserPlaces } from '@/features/members/users/UserDialog';
import { UserTable } from '@/features/members/users/UserTable';
import type { PersonCalls } from '@/features/members/users/useUserCalls';
import { offeredRoles } from '@/features/members/users/useUserCalls';
import type { SaveResult } from '@/ui/form/saveResult';
import { renderUi } from './renderUi';

export const karen = buildMember({ roles: ['OrganizationAdmin', 'Surveyor'], etag: 'v1' });
export const ole = buildMember({
  userId: 'ole',
  name: '',
  userEmail: 'ole@nordskov.example',
  state: 'Inactive',
  roles: [],
  enableAutoEmails: false,
});
const person = buildPerson({
  organization: { ...karen, etag: 'v1' },
  departments: [
    { ...karen, departmentId: 'rold', departmentName: 'Rold Skov', roles: ['DepartmentAdmin'] },
    { ...karen, departmentId: 'thy', departmentName: 'Thy', roles: ['Surveyor'], state: 'Inactive' },
  ],
  sawmills: [{ sawmillId: 'birke', sawmillName: 'Birkesav', name: '', phone: '' }],
});
const saved: SaveResult = { kind: 'saved' };
export const failedSave = (message: string, field?: string): SaveResult => ({
  kind: 'failed',
  message,
  fieldErrors: field ? [{ field, message }] : [],
});

const noDepartments: UserPlaces['departments'] = [];

export function renderUserTable({
  users = [karen, ole],
  canEdit = true,
  mayCloseAll = true,
  departments = noDepartments,
} = {}) {
  const calls = {
    create: jest.fn(async (): Promise<SaveResult> => saved),
    update: jest.fn(async (): Promise<SaveResult> => saved),
    setActive: jest.fn(async (): Promise<SaveResult> => saved),
  };
  const callsOf = jest.fn(() => calls);
  const people = {
    read: jest.fn(async (): ReturnType<PersonCalls['read']> => ({ person })),
    closeAll: mayCloseAll ? jest.fn(async (): Promise<SaveResult> => saved) : null,
    invite: jest.fn(async (): Promise<SaveResult> => saved),
  };
  const table = (rows = users) => (
    <UserTable
      users={rows}
      offered={offeredRoles.organization}
      calls={calls}
      canEdit={canEdit}
      isUpdating={false}
      onReload={reload}
      owner={{ id: '', name: 'Nordskov', country: 'dk' }}
      organizationName="Nordskov"
      people={people}
      pathOf={(personId) => `/person/${personId}`}
      knownPeople={{ people: [], load: () => undefined }}
      places={{ departments, callsOf }}
    />
  );
  const reload = jest.fn(async () => view.rerender(table([{ ...karen, phone: '112', etag: 'v2' }])));
  const view = renderUi(table());
  return { ...view, calls, callsOf, people, reload };
}

type User = ReturnType<typeof renderUi>['user'];
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

export async function chooseAction(user: User, name: string, action: string) {
  await user.click(getButton(`Actions for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import {
  buildContract,
  buildDepartment,
  buildDepartmentDetails,
  buildMember,
  buildOrganization,
  buildSawmill,
  buildSawmillUserInfo,
  buildUserInfo,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildFilterOptions, buildStackDetail } from '@mocks/builders/stacks';
import { buildPorts } from '@mocks/store/buildPorts';
import { apiBase, mockError, mockService, setupMockService } from '@mocks/store/mockService';
import type { Ports } from '@/store/ports/ports';
import { storeSession } from '@/store/session/session';
import type { RootState } from '@/store/state/rootReducer';
import { createStore } from '@/store/store';
import './departmentApi';
import { deletedOrganizationEndpoints } from './generated/endpoints/deletedOrganization.gen';
import { departmentEndpoints } from './generated/endpoints/department.gen';
import { measurementCardEndpoints } from './generated/endpoints/measurementCard.gen';
import { organizationEndpoints } from './generated/endpoints/organization.gen';
import { sawmillEndpoints } from './generated/endpoints/sawmill.gen';
import { stackEndpoints } from './generated/endpoints/stack.gen';
import { userInfoEndpoints } from './generated/endpoints/userInfo.gen';
import './measurementCardApi';
import { organizationApi } from './organizationApi';
import './personApi';
import { sawmillApi } from './sawmillApi';
import './stackApi';
import './userInfoApi';
import { whenRefetched } from '@/store/whenRefetched';

setupMockService();
afterEach(() => storeSession(null));

const organization = organizationEndpoints.endpoints;
const deletedOrganization = deletedOrganizationEndpoints.endpoints;
const department = departmentEndpoints.endpoints;
const sawmill = sawmillEndpoints.endpoints;
const card = measurementCardEndpoints.endpoints;
const stack = stackEndpoints.endpoints;

const self = 'org@nordskov.example';
const users = [
  buildMember({ userId: 'self', userEmail: self }),
  buildMember({ userId: 'bo', userEmail: 'bo@nordskov.example' }),
];
const page = { data: [], page: 1, totalCount: 0 };

const loaded: Record<string, { name: string; answer: unknown }> = {
  'GET /user-info': {
    name: 'me',
    answer: buildUserInfo({ email: self, sawmillRelations: [{ sawmillId: 'birke' }] }),
  },
  'GET /user-info/sawmill': { name: 'suppliers', answer: buildSawmillUserInfo() },
  'GET /department/list': { name: 'own departments', answer: [buildDepartment()] },
  'GET /organization/list': { name: 'organizations', answer: page },
  'GET /deleted-organizations': { name: 'deleted organizations', answer: [] },
  'GET /organization/nordskov': { name: 'organization', answer: buildOrganization({ users }) },
  'GET /organization/nordskov/person': { name: 'people', answer: [] },
  'GET /organization/harz': {
    name: 'other organization',
    answer: buildOrganization({ organizationId: 'harz', departments: [] }),
  },
  'GET /organization/nordskov/contract-information': { name: 'contract', answer: buildContract() },
  'GET /organization/nordskov/contract-information/next': { name: 'next contract', answer: buildContract() },
  'GET /organization/nordskov/measurement-card': { name: 'card', answer: {} },
  'GET /department/rold': { name: 'department', answer: buildDepartmentDetails({ users }) },
  'GET /department/thy': { name: 'other department', answer: buildDepartmentDetails() },
  'GET /sawmill/list': {
    name: 'sawmills',
    answer: { ...page, data: [buildSawmill(), buildSawmill({ id: 'elm' })] },
  },
  'PUT /stack/filter-options': { name: 'stacks', answer: buildFilterOptions() },
  'GET /stack/pile': { name: 'stack', answer: buildStackDetail() },
  'GET /stack/heap': { name: 'other stack', answer: buildStackDetail() },
};

async function openStore() {
  const calls: string[] = [];
  mockService.use(
    http.all(`${apiBase}/*`, ({ request: { method, url } }) => {
      const call = `${method} ${new URL(url).pathname.replace('/api/v1', '')}`;
      const read = loaded[call];
      calls.push(read?.name ?? call);
      if (method === 'DELETE') return new HttpResponse(null, { status: 204 });
      return HttpResponse.json({ data: read?.answer ?? null, errorMessage: null });
    }),
  );
  const store = createStore(buildPorts(), buildSession({ subject: self }));
  const { dispatch } = store;
  await Promise.all([
    dispatch(userInfoEndpoints.endpoints.getUserInfo.initiate()),
    dispatch(userInfoEndpoints.endpoints.getSawmillUserInfo.initiate()),
    dispatch(department.listDepartments.initiate()),
    dispatch(organizationApi.endpoints.listOrganizationNames.initiate()),
    dispatch(deletedOrganization.listDeletedOrganizations.initiate()),
    dispatch(organization.getOrganization.initiate({ id: 'nordskov' })),
    dispatch(organization.listPeople.initiate({ id })),
    dispatch(organization.getOrganization.initiate({ id: 'harz' })),
    dispatch(organization.getContract.initiate({ id: 'nordskov' })),
    dispatch(organization.getNextContract.initiate({ id: 'nordskov' })),
    dispatch(card.getOrganizationMeasurementCard.initiate({ id: 'nordskov' })),
    dispatch(department.getDepartment.initiate({ id: 'rold' })),
    dispatch(department.getDepartment.initiate({ id: 'thy' })),
    dispatch(sawmillApi.endpoints.listAllSawmills.initiate({ organizationId: 'nordskov' })),
    dispatch(stack.listStackFilterOptions.initiate({ body: { departmentIds: ['rold'] } })),
    dispatch(stack.getStack.initiate({ id: 'pile' })),
    dispatch(stack.getStack.initiate({ id: 'heap' })),
  ]);
  expect(calls).toHaveLength(Object.keys(loaded).length);
  calls.length = 0;
  return { store, calls };
}

type Change = ThunkAction<PromiseLike<{ error?: unknown }>, RootState, Ports, UnknownAction>;

const id = 'nordskov';
const user = { name: '', phone: '', roles: ['Surveyor' as const], enableAutoEmails: true };
const newUser = { ...user, email: 'new@nordskov.example' };
const contactFields = { name: 'Anne', email: '', phone: '' };
const contact = { contactId: 'anne', contactFields };
const contractFields = { ...buildContract(), fullMeasurementPrice: 4, pieceMeasurementPrice: 1 };
const address = { street: '', streetNumber: '', city: '', zipCode: '', country: '' };
const rold = { id: 'rold' };
const birke = { id: 'birke' };
const bo = { userId: 'bo' };
const me = { userId: 'self' };

const reloads: [string[], Change[]][] = [
  [
    ['organizations'],
    [organization.createOrganization.initiate({ body: { name: 'Sydskov', country: 'dk' } })],
  ],
  [
    ['deleted organizations', 'organizations'],
    [
      organization.deleteOrganization.initiate({ id: 'syd' }),
      deletedOrganization.bringBackOrganization.initiate({ id: 'syd' }),
    ],
  ],
  [
    ['organization', 'organizations', 'own departments', 'suppliers'],
    [organization.renameOrganization.initiate({ id, body: { name: 'Nordskov' } })],
  ],
  [
    ['organization'],
    [
      organization.updateAddressInformation.initiate({ id, body: address }),
      organization.updateContactInformation.initiate({ id, body: { email: '', phone: '', webSite: '' } }),
      organization.createOrganizationContact.initiate({ id, contactFields }),
      organization.updateOrganizationContact.initiate({ id, ...contact }),
      organization.deleteOrganizationContact.initiate({ id, contactId: 'anne' }),
    ],
  ],
  [['contract', 'organizations'], [organization.updateContract.initiate({ id, contractFields })]],
  [['next contract', 'organizations'], [organization.updateNextContract.initiate({ id, contractFields })]],
  [
    // The list of organisations marks a missing card.
    ['card', 'organizations', 'other stack', 'stack', 'stacks'],
    [
      card.updateOrganizationMeasurementCard.initiate({
        id,
        body: { measurementCardId: 'card', stackNumbering: 'Manuel', exportFormat: 'Csv' },
      }),
    ],
  ],
  [
    // A person who is added may be suggested elsewhere; the list of organisations names each administrator.
    ['organization', 'organizations', 'people'],
    [
      organization.createOrganizationUser.initiate({ id, body: newUser }),
      organization.addOrganizationAdministrator.initiate({ id, administrator: newUser }),
    ],
  ],
  [
    ['organization', 'organizations'],
    [
      organization.activateOrganizationUser.initiate({ id, ...bo }),
      organization.deactivateOrganizationUser.initiate({ id, ...bo }),
    ],
  ],
  [
    ['organization', 'organizations', 'other stack', 'people', 'stack', 'stacks'],
    [organization.updateOrganizationUser.initiate({ id, ...bo, body: user })],
  ],
  [
    ['me', 'organization', 'organizations', 'other stack', 'own departments', 'people', 'stack', 'stacks'],
    [organization.updateOrganizationUser.initiate({ id, ...me, body: user })],
  ],
  [
    ['me', 'organization', 'organizations', 'own departments', 'people'],
    [
      organization.createOrganizationUser.initiate({ id, body: { ...newUser, email: self.toUpperCase() } }),
      organization.addOrganizationAdministrator.initiate({ id, administrator: { email: self } }),
    ],
  ],
  [
    ['organization', 'organizations', 'own departments'],
    [department.createDepartment.initiate({ body: { name: 'Als', organizationId: id } })],
  ],
  [
    ['department', 'organization', 'organizations', 'own departments', 'suppliers'],
    [department.updateDepartmentInfo.initiate({ ...rold, body: { name: 'Rold' } })],
  ],
  [
    ['department', 'organizations'],
    [department.updateCustomerNumber.initiate({ ...rold, body: { customerNumber: null } })],
  ],
  [
    ['department'],
    [
      department.addToMailingList.initiate({ ...rold, body: { email: self } }),
      department.removeFromMailingList.initiate({ ...rold, body: { email: self } }),
      department.createDepartmentContact.initiate({ ...rold, contactFields }),
      department.updateDepartmentContact.initiate({ ...rold, ...contact }),
      department.deleteDepartmentContact.initiate({ ...rold, contactId: 'anne' }),
    ],
  ],
  [
    // The organisation's table of departments counts users and names the administrator.
    ['department', 'organization', 'people'],
    [
      department.createDepartmentUser.initiate({ ...rold, body: newUser }),
      department.addDepartmentAdministrator.initiate({ ...rold, administrator: newUser }),
    ],
  ],
  [
    ['department', 'organization'],
    [
      department.activateDepartmentUser.initiate({ ...rold, ...bo }),
      department.deactivateDepartmentUser.initiate({ ...rold, ...bo }),
    ],
  ],
  [
    ['department', 'organization', 'other stack', 'people', 'stack', 'stacks'],
    [department.updateDepartmentUser.initiate({ ...rold, ...bo, body: user })],
  ],
  [
    ['department', 'me', 'organization', 'other stack', 'own departments', 'people', 'stack', 'stacks'],
    [department.updateDepartmentUser.initiate({ ...rold, ...me, body: user })],
  ],
  [
    ['department', 'me', 'organization', 'own departments', 'people'],
    [
      department.createDepartmentUser.initiate({ ...rold, body: { ...newUser, email: self } }),
      department.addDepartmentAdministrator.initiate({ ...rold, administrator: { email: self } }),
    ],
  ],
  [
    ['department', 'me', 'organization', 'own departments'],
    [department.activateDepartmentUser.initiate({ ...rold, ...me })],
  ],
  [['sawmills'], [sawmill.createSawmill.initiate({ body: { organizationId: id, name: 'Fyr' } })]],
  [
    ['people', 'sawmills'],
    [
      sawmill.deleteSawmill.initiate({ id: 'elm' }),
      sawmill.createSawmillUser.initiate({ ...birke, body: { email: 'new@birk.example' } }),
      sawmill.updateSawmillUser.initiate({ id: 'elm', ...bo, body: {} }),
      sawmill.deleteSawmillUser.initiate({ id: 'elm', ...bo }),
    ],
  ],
  [
    // Stacks name their sawmill.
    ['other stack', 'sawmills', 'stack'],
    [sawmill.renameSawmill.initiate({ ...birke, body: { name: 'Birk' } })],
  ],
  [['stack'], [sawmill.assignStacks.initiate({ ...birke, body: { stackIds: ['pile', 'knoll'] } })]],
  [['stack', 'stacks'], [stack.deleteStack.initiate({ id: 'pile' })]],
  [
    // The person is a user of this sawmill.
    ['me', 'people', 'sawmills', 'suppliers'],
    [
      sawmill.updateSawmillUser.initiate({ ...birke, ...bo, body: {} }),
      sawmill.deleteSawmillUser.initiate({ ...birke, ...bo }),
    ],
  ],
];

it.each(reloads)('loads %j again', async (names, changes) => {
  const { store, calls } = await openStore();
  for (const change of changes) {
    await store.dispatch(change);
    await store.dispatch(whenRefetched());
    const [made, ...again] = calls.splice(0);
    expect([made, again.toSorted()]).toEqual([expect.stringMatching(/^(PUT|POST|DELETE) /), names]);
  }
});

it('loads nothing again after a failure', async () => {
  const { store, calls } = await openStore();
  mockError('put', '/organization/:id/*', 409);
  await store.dispatch(organization.renameOrganization.initiate({ id, body: { name: 'Nordskov' } }));
  await store.dispatch(organization.updateOrganizationUser.initiate({ id, ...me, body: user }));
  await store.dispatch(whenRefetched());
  expect(calls).toEqual([]);
});

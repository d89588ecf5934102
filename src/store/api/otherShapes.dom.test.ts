import { buildSession } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import { mockResponse, setupMockService } from '@mocks/store/mockService';
import { storeSession } from '@/store/session/session';
import { createStore } from '@/store/store';
import { departmentEndpoints } from './generated/endpoints/department.gen';
import { organizationEndpoints } from './generated/endpoints/organization.gen';
import { sawmillEndpoints } from './generated/endpoints/sawmill.gen';
import { userInfoEndpoints } from './generated/endpoints/userInfo.gen';
import './organizationApi';
import './personApi';
import './sawmillApi';
import './userInfoApi';

setupMockService();
afterEach(() => storeSession(null));

const { getOrganization, getPerson, deactivateOrganizationUser } = organizationEndpoints.endpoints;
const { getDepartment, deactivateDepartmentUser } = departmentEndpoints.endpoints;

const shapes: [what: string, answer: string | number | null | object][] = [
  ['nothing', null],
  ['a text', 'done'],
  ['a number', 7],
  ['a list', [null, 1]],
  ['an object of something else', { message: 'done' }],
  [
    'no lists where lists belong',
    { data: {}, departments: {}, users: {}, sawmillRelations: 1, sawmills: '' },
  ],
  [
    'lists of something else',
    {
      data: [null, 1],
      departments: [null, 'rold'],
      users: [null, { userId: 'ane', userEmail: 7 }],
      sawmillRelations: [null],
      sawmills: [{ sawmillId: {} }],
    },
  ],
];

// What a listener throws is written to the console, which fails the test; what tags throw leaves a read without its answer.
it.each(shapes)('the store takes %s for an answer, and reads and writes end', async (_, answer) => {
  mockResponse('get', '/user-info', answer);
  mockResponse('get', '/user-info/sawmill', answer);
  mockResponse('get', '/sawmill/list', answer);
  mockResponse('get', '/organization/nordskov', answer);
  mockResponse('get', '/organization/nordskov/person/ane', answer);
  mockResponse('get', '/department/rold', answer);
  mockResponse('put', '/organization/nordskov/user/ane/deactivate', answer);
  mockResponse('put', '/department/rold/user/ane/deactivate', answer);
  const { dispatch } = createStore(buildPorts(), buildSession());
  const reads = await Promise.all([
    dispatch(userInfoEndpoints.endpoints.getUserInfo.initiate()),
    dispatch(userInfoEndpoints.endpoints.getSawmillUserInfo.initiate()),
    dispatch(sawmillEndpoints.endpoints.listSawmills.initiate({ organizationId: 'nordskov' })),
    dispatch(getOrganization.initiate({ id: 'nordskov' })),
    dispatch(getPerson.initiate({ id: 'nordskov', personId: 'ane' })),
    dispatch(getDepartment.initiate({ id: 'rold' })),
  ]);
  expect(reads.map(({ data }) => data)).toEqual(reads.map(() => answer));
  expect(await dispatch(deactivateOrganizationUser.initiate({ id: 'nordskov', userId: 'ane' }))).toEqual({
    data: answer,
  });
  expect(await dispatch(deactivateDepartmentUser.initiate({ id: 'rold', userId: 'ane' }))).toEqual({
    data: answer,
  });
});

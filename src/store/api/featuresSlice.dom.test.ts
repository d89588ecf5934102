import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { buildUserInfo } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildPorts } from '@mocks/store/buildPorts';
import { apiBase, mockResponse, mockService, setupMockService } from '@mocks/store/mockService';
import { features } from '@/lib/generated/enums.gen';
import { accessRemembered } from '@/store/listeners/ownAccess';
import { sessionEnded, sessionRefreshed } from '@/store/session/sessionSlice';
import { createStore } from '@/store/store';
import { featuresRead, hasFeature } from './featuresSlice';
import { deletedOrganizationEndpoints } from './generated/endpoints/deletedOrganization.gen';
import { historyEndpoints } from './generated/endpoints/history.gen';
import { stackEndpoints } from './generated/endpoints/stack.gen';
import { userInfoEndpoints } from './generated/endpoints/userInfo.gen';
// Importing the file adds the tags to the call.
import './userInfoApi';

setupMockService();

const open = () => createStore(buildPorts(), buildSession());
const { getUserInfo } = userInfoEndpoints.endpoints;

describe('what the service has', () => {
  it('is read with the access of the person, of a login as of the call', async () => {
    const called = open();
    expect(called.getState().features).toBeNull();
    mockResponse('get', '/user-info', buildUserInfo({ features: ['totals'] }));
    await called.dispatch(getUserInfo.initiate());
    const told = open();
    told.dispatch(accessRemembered({ userInfo: buildUserInfo({ features: ['totals'] }), departments: [] }));
    for (const { getState } of [called, told]) {
      expect(hasFeature(getState(), 'totals')).toBe(true);
      expect(hasFeature(getState(), 'history')).toBe(false);
    }
  });

  it.each<[string, object]>([
    ['no list', {}],
    ['another thing than a list', { features: 'totals' }],
    ['names of a newer version', { features: ['drones', 7, null] }],
  ])('is what the specification has where the answer holds %s', (_, answer) => {
    const { dispatch, getState } = open();
    dispatch(featuresRead({ ...answer }));
    expect(getState().features).toEqual([]);
  });

  it('is asked again once the session is renewed', async () => {
    const { dispatch, getState } = open();
    mockResponse('get', '/user-info', buildUserInfo({ features: ['totals'] }));
    const subscription = dispatch(getUserInfo.initiate());
    await subscription;
    mockResponse('get', '/user-info', buildUserInfo({ features: ['history'] }));
    dispatch(sessionRefreshed({ spent: 'refresh-first', session: buildSession({ id: 'second' }) }));
    // The old features stay until the new ones arrive, so that nothing flickers.
    expect(getState().features).toEqual(['totals']);
    await waitFor(() => expect(getState().features).toEqual(['history']));
    subscription.unsubscribe();
  });

  it('is forgotten with the session', () => {
    const { dispatch, getState } = open();
    dispatch(featuresRead({ features }));
    dispatch(sessionEnded({ reason: 'signedOut' }));
    expect(getState().features).toBeNull();
  });
});

const inEnvelope = (status: number) =>
  HttpResponse.json({ data: null, errorMessage: 'This was not found.' }, { status });
const ofProxy = (status: number) => HttpResponse.html('<h1>nginx</h1>', { status });

const filters = { departmentIds: ['rold'] };
const totals = { feature: 'totals', path: '/stack/totals' } as const;
const deleted = { feature: 'deletedOrganizations', path: '/deleted-organizations' } as const;

it.each([
  ['405', totals, () => inEnvelope(405), false],
  ['501', totals, () => inEnvelope(501), false],
  ['a 404 without the envelope', totals, () => ofProxy(404), false],
  ['a 404 of a call that looks for nothing', deleted, () => inEnvelope(404), false],
  ['that a department is not found', totals, () => inEnvelope(404), true],
  ['that it is refused', totals, () => inEnvelope(403), true],
  ['that the service fails', totals, () => inEnvelope(500), true],
])(
  'a call that answers %s says whether the service has it',
  async (_, { feature, path }, answer, isThere) => {
    const { dispatch, getState } = open();
    dispatch(featuresRead({ features }));
    mockService.use(http.all(`${apiBase}${path}`, answer));
    if (feature === 'totals')
      await dispatch(stackEndpoints.endpoints.listStackTotals.initiate({ stackTotalsFilters: filters }));
    else await dispatch(deletedOrganizationEndpoints.endpoints.listDeletedOrganizations.initiate());
    expect(hasFeature(getState(), feature)).toBe(isThere);
    // No other feature disappears with it.
    expect(getState().features).toHaveLength(features.length - (isThere ? 0 : 1));
  },
);

it('counts a missing call as missing until the list is read again', async () => {
  const { dispatch, getState } = open();
  mockService.use(http.get(`${apiBase}/organization/nordskov/history`, () => inEnvelope(405)));
  mockResponse('get', '/user-info', buildUserInfo());
  await dispatch(getUserInfo.initiate());
  await dispatch(historyEndpoints.endpoints.listHistory.initiate({ id: 'nordskov' }));
  expect(hasFeature(getState(), 'history')).toBe(false);
  await dispatch(getUserInfo.initiate(undefined, { forceRefetch: true }));
  expect(hasFeature(getState(), 'history')).toBe(true);
});

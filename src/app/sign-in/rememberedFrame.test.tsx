import { act, screen, waitFor } from '@testing-library/react';
import {
  buildDepartments,
  buildOrganization,
  buildUserInfo,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { buildStack } from '@mocks/builders/stacks';
import { getRow, mockStackCalls } from '@mocks/render/openStacks';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { type RememberedFrame, readFrame } from '@/store/access/rememberedFrame';
import { sessionEnded, sessionStarted } from '@/store/session/sessionSlice';

setupMockService();

const session = buildSession();
const path = '/organization/nordskov/department/all/stacks';
const offered = featuresWithout('savedViews', 'mapPoints', 'positions');
const never = () => new Promise<never>(() => undefined);
const kept = () => readFrame(session.subject);

const organization = buildOrganization();
const { organizationId, name, departments } = organization;
const frame: RememberedFrame = {
  subject: session.subject,
  access: { userInfo: buildUserInfo({ features: offered }), departments: buildDepartments() },
  organizations: {
    [organizationId]: {
      organizationId,
      name,
      departments: departments.map((one) => ({ departmentId: one.departmentId, name: one.name })),
    },
  },
};

describe('a page that is loaded again', () => {
  it('has its frame and its rows before who-am-I and the organisation have answered', async () => {
    const lists = mockStackCalls({ stacks: [buildStack()] });
    for (const call of ['/user-info', '/department/list', '/organization/:id'])
      mockResponse('get', call, never);
    renderApp(path, { session, frame, offered });
    expect(await getRow('1001')).toBeVisible();
    expect(screen.getByRole('link', { name })).toBeVisible();
    expect(lists).toMatchObject([
      { body: { departmentIds: departments.map(({ departmentId }) => departmentId) } },
    ]);
  });

  it('is refused as soon as the service no longer knows the access', async () => {
    mockStackCalls({ stacks: [buildStack()] });
    mockResponse(
      'get',
      '/user-info',
      buildUserInfo({
        ...{ organizationRelations: [], departmentRelations: [], sawmillRelations: [] },
        features: offered,
      }),
    );
    const { router } = renderApp('/organization/nordskov/department/rold/stacks', {
      session,
      frame,
      offered,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/notauthorized'));
  });

  it('says that its organisation is gone, whatever it was before', async () => {
    mockStackCalls();
    mockError('get', '/organization/:id', 404);
    renderApp(path, { session, frame, offered });
    await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
  });
});

describe('the first page after signing in', () => {
  it('asks for its rows while the organisation is on its way', async () => {
    mockStackCalls({ stacks: [buildStack()] });
    mockResponse('get', '/organization/:id', never);
    renderApp('/organization/nordskov/department/rold/stacks', { session, offered });
    expect(await getRow('1001')).toBeVisible();
  });
});

describe('what is remembered of a session', () => {
  it('is the own access, and name and departments of the organisation', async () => {
    mockStackCalls();
    renderApp(path, { session, offered });
    await waitFor(() => expect(Object.keys(kept()?.organizations ?? {})).toEqual([organizationId]));
    expect(kept()?.organizations).toEqual(frame.organizations);
    expect(kept()?.access.userInfo.email).toBe(buildUserInfo().email);
  });

  it('goes with log-out', async () => {
    mockStackCalls();
    const { store } = renderApp(path, { session, offered });
    await waitFor(() => expect(kept()).not.toBeNull());
    act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
    await waitFor(() => expect(sessionStorage.getItem('stackyard.frame')).toBeNull());
  });

  it('goes when another person signs in', async () => {
    mockStackCalls();
    mockResponse('get', '/user-info', never);
    const { store } = renderApp(path, { session, frame, offered });
    act(() => void store.dispatch(sessionStarted(buildSession({ subject: 'lead@nordskov.example' }))));
    await waitFor(() => expect(sessionStorage.getItem('stackyard.frame')).toBeNull());
  });

  it('is not used for another person, nor when it is of another version', () => {
    sessionStorage.setItem('stackyard.frame', JSON.stringify(frame));
    expect(readFrame('lead@nordskov.example')).toBeNull();
    expect(readFrame(session.subject)).toEqual(frame);
    for (const broken of ['', '{}', JSON.stringify({ ...frame, organizations: { a: { name: 1 } } })]) {
      sessionStorage.setItem('stackyard.frame', broken);
      expect(readFrame(session.subject)).toBeNull();
    }
  });
});

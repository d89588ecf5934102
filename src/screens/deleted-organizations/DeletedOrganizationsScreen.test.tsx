import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockNetworkError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { DeletedOrganization } from '@/store/api/deletedOrganizationApi';

setupMockService();

const nordskov = {
  ...{ organizationId: 'nordskov', name: 'Nordskov Tømmer A/S', deletedBy: 'Greta Stackyard' },
  ...{ deletedAt: '2026-06-17T10:00:00Z', keptUntil: '2026-07-17T10:00:00Z' },
};
const harzer = {
  ...{ organizationId: 'harzer', name: 'Harzer Rundholz GmbH', deletedBy: 'Bo Lund' },
  ...{ deletedAt: '2026-06-18T10:00:00Z', keptUntil: '2026-07-18T10:00:00Z' },
};

function mockNoOrganizations() {
  mockResponse('get', '/organization/list/detailed', { data: [], page: 1, totalCount: 0 });
  mockResponse('get', '/measurement-card', []);
}

function open(path = '/organizations/deleted', rows: DeletedOrganization[] = [nordskov, harzer]) {
  let shown = rows;
  mockResponse('get', '/user-info', buildUserInfo({ organizationRelations: [] }));
  mockNoOrganizations();
  const lists = mockResponse('get', '/deleted-organizations', () => shown);
  const app = renderApp(path, { session: buildSession({ isGlobalAdmin: true }) });
  return {
    ...app,
    lists,
    become: (others: DeletedOrganization[]) => {
      shown = others;
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name: `Restore ${name}` });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function ask(app: ReturnType<typeof open>) {
  await app.user.click(await button('Harzer Rundholz GmbH'));
  return within(await screen.findByRole('dialog', { name: 'Restore Harzer Rundholz GmbH?' }));
}

it('lists what was deleted last first, with who, when and until when', async () => {
  open();
  await button('Harzer Rundholz GmbH');
  expect(names()).toEqual(['Harzer Rundholz GmbH', 'Nordskov Tømmer A/S']);
  const row = within(screen.getByRole('row', { name: /Nordskov/ }));
  expect(row.getByText('Greta Stackyard')).toBeVisible();
  expect(row.getByText(/^17\/06\/2026/)).toBeVisible();
  expect(row.getByText(/^17\/07\/2026/)).toBeVisible();
});

it('is reached from the list of organisations, in a service that has it', async () => {
  const { user, router } = open('/organizations');
  // The side menu has such a link, too.
  const find = () => within(screen.getByRole('main')).getByRole('link', { name: 'Deleted organisations' });
  await user.click(await waitFor(find));
  expect(await screen.findByRole('heading', { name: 'Deleted organisations', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe('/organizations/deleted');
  await user.click(screen.getByRole('link', { name: 'Back Organisations' }));
  expect(router.state.location.pathname).toBe('/organizations');
});

it('is reached on a phone from the foot of the list, by its words', async () => {
  mockPhone();
  open('/organizations');
  const link = await screen.findByRole('link', { name: 'Deleted organisations' });
  const list = screen.getByRole('region', { name: 'Organisations' });
  expect(list.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('is not offered by a service without it, and not found there', async () => {
  const features = featuresWithout('deletedOrganizations');
  mockResponse('get', '/user-info', buildUserInfo({ organizationRelations: [], features }));
  mockNoOrganizations();
  const { router } = renderApp('/organizations', { session: buildSession({ isGlobalAdmin: true }) });
  expect(await screen.findByText('There are no organisations yet.')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(await menu.findByRole('link', { name: 'Stackyard administrators' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Deleted organisations' })).not.toBeInTheDocument();
  await act(() => router.navigate('/organizations/deleted'));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

it('brings one back after a question, and leads to it', async () => {
  const app = open();
  const question = await ask(app);
  expect(question.getByText(/Invitations that were still open have to be sent again/)).toBeVisible();
  const sent = mockResponse('post', '/deleted-organizations/harzer/bring-back', () => {
    app.become([nordskov]);
    return null;
  });
  await app.user.click(question.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Harzer Rundholz GmbH has been restored')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Harzer Rundholz GmbH' })).toHaveAttribute(
    'href',
    '/organization/harzer/dashboard',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(names()).toEqual(['Nordskov Tømmer A/S']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(sent).toEqual([expect.objectContaining({ idempotencyKey: expect.any(String), body: null })]);
});

it('changes nothing when the question is cancelled', async () => {
  const app = open();
  await ask(app);
  await app.user.keyboard('{Escape}');
  await waitFor(async () => expect(await button('Harzer Rundholz GmbH')).toHaveFocus());
});

it('sends the same call when its answer was lost', async () => {
  const app = open();
  const question = await ask(app);
  mockNetworkError('post', '/deleted-organizations/harzer/bring-back');
  await app.user.click(question.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(question.getByRole('alert')).not.toBeEmptyDOMElement());
  const sent = mockResponse('post', '/deleted-organizations/harzer/bring-back', null);
  await app.user.click(question.getByRole('button', { name: 'Restore' }));
  await screen.findByText('Harzer Rundholz GmbH has been restored');
  expect(sent).toHaveLength(1);
});

it('says that somebody else has done it, or that it is too late, and shows the list of now', async () => {
  const app = open();
  const question = await ask(app);
  mockError('post', '/deleted-organizations/harzer/bring-back', 404);
  app.become([nordskov]);
  await app.user.click(question.getByRole('button', { name: 'Restore' }));
  expect(
    await question.findByText(/^It has already been restored, or the 30\sdays have passed\.$/),
  ).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(names()).toEqual(['Nordskov Tømmer A/S']));
});

it('says the reason of the service', async () => {
  const app = open();
  const question = await ask(app);
  mockError('post', '/deleted-organizations/harzer/bring-back', 409, 'The same call is under way.');
  await app.user.click(question.getByRole('button', { name: 'Restore' }));
  expect(await question.findByText('The same call is under way.')).toBeVisible();
});

it('says when nothing was deleted', async () => {
  open('/organizations/deleted', []);
  expect(await screen.findByText(/^No organisation was deleted in the last 30\sdays\.$/)).toBeVisible();
});

it('can be asked for again after a failure', async () => {
  mockResponse('get', '/user-info', buildUserInfo());
  mockError('get', '/deleted-organizations', 400);
  const { user } = renderApp('/organizations/deleted', { session: buildSession({ isGlobalAdmin: true }) });
  await screen.findByText('The deleted organisations could not be loaded.');
  mockResponse('get', '/deleted-organizations', [nordskov]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await button('Nordskov Tømmer A/S')).toBeVisible();
});

it('is refused by the service to others', async () => {
  mockResponse('get', '/user-info', buildUserInfo());
  mockResponse('get', '/department/list', []);
  mockError('get', '/deleted-organizations', 403);
  renderApp('/organizations/deleted', { session: buildSession() });
  expect(await screen.findByText('You are not authorised to visit this page.')).toBeVisible();
});

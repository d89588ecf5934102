import { screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import {
  buildMeasurementCard,
  buildPerson,
  buildSawmill,
  buildSawmillUser,
  featuresWithout,
} from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { FailureNotices } from '@/app/layout/FailureNotices';
import type { Sawmill } from '@/store/api/sawmillApi';
import { SawmillsTab } from './SawmillsTab';

setupMockService();

const anna = buildSawmillUser({ etag: 'v1' });
const ole = buildSawmillUser({ userId: 'ole', name: '', email: 'ole@birkesav.example', phone: '' });
const birke = buildSawmill({ users: [anna, ole], etag: 'v1' });
const aeroe = buildSawmill({ id: 'aeroe', name: 'Ærø Sav', users: [] });
const soro = buildSawmill({ id: 'soro', name: 'Sorø Sav', users: [] });

const listed = (sawmills: Sawmill[]) =>
  mockResponse('get', '/sawmill/list', { data: sawmills, page: 1, totalCount: sawmills.length });

function openTab(sawmills: Sawmill[], canEdit = true, offered = featuresWithout()) {
  const seen = listed(sawmills);
  const element = (
    <>
      <h1 tabIndex={-1}>Nordskov</h1>
      <FailureNotices />
      <SawmillsTab organizationId="nordskov" country="dk" departmentIds={[]} canEdit={canEdit} />
    </>
  );
  return {
    ...renderApp('/', { session: buildSession(), routes: [{ path: '/', element }], offered }),
    seen,
  };
}

type User = ReturnType<typeof renderApp>['user'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

async function choose(user: User, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('shows every sawmill by name with its users', async () => {
  const { seen } = openTab([soro, birke, aeroe], false);
  const names = await screen.findAllByRole('heading', { level: 2 });
  expect(names.map((name) => name.textContent)).toEqual([
    'Ærø Sav0 users',
    'Birke Savværk2 users',
    'Sorø Sav0 users',
  ]);
  const table = within(screen.getByRole('table', { name: 'Sawmills' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'E-mail',
    'Phone',
  ]);
  const group = within(table.getByRole('rowheader', { name: /Birke/ }).closest('tbody') ?? document.body);
  expect(group.getByRole('row', { name: /Anna Birk/ })).toHaveTextContent(/anna@birkesav.example\+45/);
  expect(screen.queryByRole('button', { name: /Ærø Sav/ })).not.toBeInTheDocument();
  expect(seen[0]?.search).toBe('?organizationId=nordskov&page=1&pageSize=1000');
  expect(screen.queryByRole('button', { name: /Actions for|Add/ })).toBeNull();
});

it('folds many users away, and finds one of them', async () => {
  const users = Array.from({ length: 30 }, (_, index) =>
    buildSawmillUser({ userId: `${index}`, name: `User ${index}` }),
  );
  const { user } = openTab([{ ...birke, users }, aeroe, soro, buildSawmill({ id: 'x', name: 'X' })]);
  const toggle = await screen.findByRole('button', { name: /Birke Savværk.*30 users/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('User 1')).not.toBeInTheDocument();
  await user.click(toggle);
  expect(screen.getAllByText(/^User/)).toHaveLength(30);
  await user.click(toggle);
  const search = field('Search sawmills and users');
  await user.type(search, 'sorø');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  await user.type(search, '!');
  await user.click(button('Show all'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});

it('is one card for each sawmill on a phone, with its users in it', async () => {
  mockPhone();
  openTab([birke, soro]);
  const name = await screen.findByRole('heading', { level: 2, name: /Birke Savværk/ });
  const card = within(name.closest('li') ?? document.body);
  expect(card.getByRole('heading', { level: 3, name: 'Anna Birk' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Actions for Birke Savværk' })).toBeVisible();
  expect(card.queryByText('Sorø Sav')).not.toBeInTheDocument();
});

it('marks a user who has not used the organisation yet, and what became of the mail', async () => {
  openTab([
    {
      ...birke,
      users: [
        { ...anna, invited: true, mailState: 'failed' },
        { ...ole, invited: false },
      ],
    },
  ]);
  const row = await screen.findByRole('row', { name: /Anna Birk/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Anna BirkInvitedE-mail not delivered');
  expect(screen.getAllByText('Invited')).toHaveLength(1);
});

it('creates a sawmill, and keeps the dialog with the name when there is one already', async () => {
  const { user } = openTab([]);
  mockError('post', '/sawmill', 409, 'There is a sawmill of this name.', {
    fieldErrors: [{ field: 'name', message: 'There is a sawmill of this name.' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Add sawmill' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' B {Enter}');
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('There is a sawmill of this name.'));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(field('Name')).toHaveValue(' B ');
  const created = mockResponse('post', '/sawmill', { ...birke, name: 'B' });
  listed([{ ...birke, name: 'B' }]);
  await user.click(button('Create'));
  expect(await screen.findByRole('heading', { name: /^B/ })).toBeVisible();
  expect(created.map(({ body }) => body)).toEqual([{ organizationId: 'nordskov', name: 'B' }]);
});

it('renames a sawmill', async () => {
  const { user } = openTab([birke], true, featuresWithout('positions'));
  const renamed = mockResponse('put', '/sawmill/birke/rename', null);
  await choose(user, 'Birke Savværk', 'Edit');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  listed([{ ...birke, name: 'Birk' }]);
  await user.type(name, 'Birk{Enter}');
  expect(await screen.findByRole('heading', { name: /^Birk 2/ })).toBeVisible();
  expect(renamed[0]?.body).toEqual({ name: 'Birk' });
});

it('says where a sawmill is, as the service takes it, and keeps a half of it to itself', async () => {
  const { user } = openTab([{ ...birke, position: null }]);
  const saved = mockResponse('put', '/sawmill/birke/rename', null);
  await choose(user, 'Birke Savværk', 'Edit');
  await user.type(await screen.findByRole('textbox', { name: 'Latitude' }), '96.8');
  await user.tab();
  expect(field('Latitude')).toHaveAccessibleDescription('From -90 to 90');
  await user.clear(field('Latitude'));
  await user.type(field('Latitude'), '56,871');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  listed([{ ...birke, position: { latitude: 56.871, longitude: -9.884 } }]);
  await user.type(field('Longitude'), '-9.884{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Birke Savværk', 'Edit');
  expect(await screen.findByRole('textbox', { name: 'Longitude' })).toHaveValue('-9.884');
  await user.clear(field('Latitude'));
  await user.clear(field('Longitude'));
  await user.click(button('Save'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved.map(({ body }) => body)).toEqual([
    { name: 'Birke Savværk', position: { latitude: 56.871, longitude: -9.884 } },
    { name: 'Birke Savværk', position: null },
  ]);
});

it('says where a new sawmill is', async () => {
  const { user } = openTab([{ ...birke, position: null }]);
  const created = mockResponse('post', '/sawmill', aeroe);
  await user.click(await screen.findByRole('button', { name: 'Add sawmill' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ærø Sav');
  await user.type(field('Latitude'), '54,9');
  expect(button('Create')).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('Longitude'), '10.4{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(created[0]?.body).toEqual({
    organizationId: 'nordskov',
    name: 'Ærø Sav',
    position: { latitude: 54.9, longitude: 10.4 },
  });
});

it('asks for no position where the service takes none', async () => {
  const { user } = openTab([birke], true, featuresWithout('positions'));
  await user.click(await screen.findByRole('button', { name: 'Add sawmill' }));
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('textbox', { name: 'Latitude' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await choose(user, 'Birke Savværk', 'Edit');
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('textbox', { name: 'Latitude' })).not.toBeInTheDocument();
});

it('adds a user with what was given, and nothing for what was not', async () => {
  const { user } = openTab([birke]);
  const created = mockResponse('post', '/sawmill/birke/user', ole);
  mockResponse('get', '/organization/nordskov/person', []);
  await choose(user, 'Birke Savværk', 'Add user');
  const dialog = await screen.findByRole('dialog', { name: 'Add user to Birke Savværk' });
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('E-mail'), 'ole@birkesav');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await user.type(field('E-mail'), '.example');
  await user.type(screen.getByRole('combobox', { name: 'Name (optional)' }), '  ');
  await user.click(button('Save'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(created[0]?.body).toEqual({ email: 'ole@birkesav.example' });
});

it('suggests people of the organisation who are not among the users, with what is known of them', async () => {
  const { user } = openTab([birke]);
  const karen = buildPerson({ phone: '112' });
  const known = [karen, { ...karen, personId: anna.userId, name: 'Anna Skov' }];
  mockResponse('get', '/organization/nordskov/person', known);
  const created = mockResponse('post', '/sawmill/birke/user', ole);
  await choose(user, 'Birke Savværk', 'Add user');
  await user.type(await screen.findByRole('combobox', { name: 'Name (optional)' }), 'skov');
  await user.click(await screen.findByRole('option', { name: /Karen Skov/ }));
  expect(screen.queryByRole('option', { name: /Anna/ })).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.body).toEqual({ name: 'Karen Skov', email: 'karen@nordskov.example', phone: '112' });
});

it('invites a user in the language that is chosen in place of that of the country', async () => {
  const { user } = openTab([birke]);
  const created = mockResponse('post', '/sawmill/birke/user', ole);
  mockResponse('get', '/organization/nordskov/person', []);
  await choose(user, 'Birke Savværk', 'Add user');
  const language = await screen.findByRole('combobox', { name: 'Language of the invitation' });
  expect(language).toHaveValue('Dansk');
  await user.click(language);
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }));
  await user.type(field('E-mail'), 'ole@birkesav.example{Enter}');
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.body).toEqual({ email: 'ole@birkesav.example', language: 'de' });
});

it('edits a user, and is told that somebody else was faster', async () => {
  const { user } = openTab([birke]);
  mockError('put', '/sawmill/birke/user/birk', 412, 'Changed meanwhile.');
  await choose(user, 'Anna Birk', 'Edit');
  await user.clear(await screen.findByRole('textbox', { name: 'Phone (optional)' }));
  await user.click(button('Save'));
  listed([{ ...birke, users: [{ ...anna, name: 'Anna Holm', etag: 'v2' }] }]);
  await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
  const newer = screen.getByRole('region', { name: 'The newer version' });
  expect(await within(newer).findByText('Anna Holm')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  const updated = mockResponse('put', '/sawmill/birke/user/birk', null);
  await user.click(button('Keep my changes'));
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(updated[0]?.body).toEqual({ name: 'Anna Birk' });
});

it('asks before it deletes a user or a sawmill, and says why it could not', async () => {
  const { user } = openTab([birke, soro]);
  mockResponse('delete', '/sawmill/birke/user/birk', null);
  await choose(user, 'Anna Birk', 'Delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete user Anna Birk?' });
  listed([{ ...birke, users: [ole] }, soro]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Anna Birk')).toBeNull());
  await waitFor(() => expect(button('Actions for ole@birkesav.example')).toHaveFocus());

  mockResponse('delete', '/sawmill/birke/user/ole', null);
  await choose(user, 'ole@birkesav.example', 'Delete');
  const last = await screen.findByRole('dialog', { name: 'Delete user ole@birkesav.example?' });
  listed([{ ...birke, users: [] }, soro]);
  await user.click(within(last).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(button('Actions for Birke Savværk')).toHaveFocus());

  mockError('delete', '/sawmill/birke', 409, 'Stacks are assigned to it.');
  await choose(user, 'Birke Savværk', 'Delete');
  const question = await screen.findByRole('dialog', { name: 'Delete sawmill Birke Savværk?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Stacks are assigned to it.')).toBeVisible();
  expect(question).toBeVisible();

  mockResponse('delete', '/sawmill/birke', null);
  listed([soro]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(button('Actions for Sorø Sav')).toHaveFocus());
});

it('says that they could not be loaded, and tries again', async () => {
  mockError('get', '/sawmill/list', 403, 'Not for you.');
  const { user } = openTab([]);
  mockError('get', '/sawmill/list', 403, 'Not for you.');
  expect(await screen.findByText('The sawmills could not be loaded.')).toBeVisible();
  listed([]);
  await user.click(button('Try again'));
  expect(await screen.findByText('There are no sawmills yet.')).toBeVisible();
});

describe('the part of the sawmills', () => {
  const part = (key: string | null, count: number, volume: number, withoutVolume = 0) => ({
    ...{ key, name: key, count, volume, withoutVolume },
  });
  const volumes = {
    ...{ treeSpecies: [], departments: [] },
    sawmills: [part('birke', 1200, 30_144.256, 2), part('soro', 1, 0, 1), part(null, 7, 70)],
  };
  function openSawmills(offered = featuresWithout()) {
    const sawmills = [
      buildSawmill({ users: [buildSawmillUser()] }),
      buildSawmill({ id: 'soro', name: 'Sorø Sav', users: [] }),
      buildSawmill({ id: 'aeroe', name: 'Ærø Sav', users: [] }),
    ];
    mockResponse('get', '/sawmill/list', { data: sawmills, page: 1, totalCount: sawmills.length });
    mockResponse('get', '/organization/nordskov/measurement-card', buildMeasurementCard());
    const given = { organizationId: 'nordskov', country: 'dk', departmentIds: ['als', 'thy'] } as const;
    const element = <SawmillsTab {...given} canEdit={false} />;
    return renderApp('/', { session: buildSession(), routes: [{ path: '/', element }], offered });
  }

  it('says the stacks assigned to each sawmill with their volume, and leads to the list of exactly these', async () => {
    const calls = mockResponse('put', '/stack/volumes', volumes);
    openSawmills();
    const link = await screen.findByRole('link', {
      name: /^Birke Savværk: 1,200 stacks assigned · 30,144.*m³$/,
    });
    expect(link).toHaveAttribute(
      'href',
      '/organization/nordskov/department/all/stacks?dateType=AssignedToSawmill&from=&to=&states=AssignedToSawmill&sawmillIds=birke',
    );
    expect(screen.getByRole('link', { name: 'Sorø Sav: 1 stack assigned' })).toBeVisible();
    expect(screen.getByText('no stacks assigned')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { departmentIds: ['als', 'thy'], states: ['AssignedToSawmill'] },
    ]);
  });

  it('says nothing of them where the service has no such figures', async () => {
    openSawmills(featuresWithout('figures'));
    expect(await screen.findByText('Anna Birk')).toBeVisible();
    expect(screen.queryByText(/assigned/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('asks for them again after a failure', async () => {
    mockError('put', '/stack/volumes', 500);
    const { user } = openSawmills();
    expect(await screen.findByText('The list of assigned stacks could not be shown.')).toBeVisible();
    mockResponse('put', '/stack/volumes', volumes);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Birke Savværk: 1,200/ })).toBeVisible();
  });
});

it('knows every sawmill, however many pages the service has of them', async () => {
  const last = buildSawmill({ id: 'last', name: 'Zealand Sav', users: [] });
  const pages = [[aeroe, birke], [last]];
  const seen = mockResponse('get', '/sawmill/list', ({ search }) => {
    const page = Number(new URLSearchParams(search).get('page'));
    return { data: pages[page - 1] ?? [], page, totalCount: 1001 };
  });
  const element = <SawmillsTab organizationId="nordskov" country="dk" departmentIds={[]} canEdit={false} />;
  const routes = [{ path: '/', element }];
  renderApp('/', { session: buildSession(), routes, offered: featuresWithout() });
  const names = await screen.findAllByRole('heading', { level: 2 });
  expect(names.map((name) => name.textContent)).toEqual([
    'Ærø Sav0 users',
    'Birke Savværk2 users',
    'Zealand Sav0 users',
  ]);
  expect(seen).toHaveLength(2);
});

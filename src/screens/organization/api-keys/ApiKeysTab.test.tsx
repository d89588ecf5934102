import { screen, waitFor, within } from '@testing-library/react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildOrganization, buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { ApiKey } from '@/store/api/apiKeyApi';

setupMockService();

const harvester: ApiKey = {
  id: 'k1',
  name: 'Harvester 3',
  scopes: ['Register', 'Measure'],
  prefix: 'sy_b3VtL',
  createdAt: '2026-05-04T08:00:00Z',
  createdBy: 'Ole Nordskov',
  lastUsedAt: null,
  revokedAt: null,
};
const old: ApiKey = { ...harvester, id: 'k2', name: 'Old app', revokedAt: '2026-06-01T08:00:00Z' };

function open(keys: ApiKey[] = [harvester, old], features = featuresWithout()) {
  let shown = keys;
  mockResponse('get', '/user-info', buildUserInfo({ features }));
  mockResponse('get', '/department/list', []);
  mockResponse('get', '/organization/:id', buildOrganization({ users: [], contacts: [] }));
  mockError('get', '/organization/:id/logo', 404);
  mockResponse('get', '/organization/nordskov/api-key', () => shown);
  const app = renderApp('/organization/nordskov?tab=7', { session: buildSession() });
  return {
    ...app,
    become: (others: ApiKey[]) => {
      shown = others;
    },
  };
}

it('lists the keys, with what they may do and which are revoked', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Harvester 3/ });
  expect(row).toHaveTextContent('sy_b3VtL…');
  expect(within(row).getByText('Send pre-registrations and measurements')).toBeVisible();
  expect(row).toHaveTextContent('Ole Nordskov');
  expect(row).toHaveTextContent('Never');
  expect(row).toHaveTextContent('Active');
  expect(screen.getByText('2 keys')).toBeVisible();
  const revoked = screen.getByRole('row', { name: /Old app/ });
  expect(revoked).toHaveTextContent('Revoked');
  expect(within(revoked).queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument();
});

it('says on a phone that a key was never used', async () => {
  mockPhone();
  open();
  const card = (await screen.findByRole('heading', { name: 'Harvester 3' })).closest('li');
  expect(within(card ?? document.body).getByText('Never used')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create API key' })).toBeVisible();
});

it('makes a key, and shows it once', async () => {
  const app = open([]);
  await screen.findByText('There are no API keys yet.');
  await app.user.click(screen.getByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await app.user.type(dialog.getByLabelText('Name of the program'), ' Harvester 3 ');
  await app.user.click(dialog.getByRole('button', { name: 'Create API key' }));
  expect(await dialog.findByText('Field is required')).toBeVisible();
  await app.user.click(dialog.getByRole('radio', { name: 'Send pre-registrations and measurements' }));
  const sent = mockResponse('post', '/organization/nordskov/api-key', {
    ...harvester,
    key: 'sy_b3VtLsecret',
  });
  app.become([harvester]);
  await app.user.click(dialog.getByRole('button', { name: 'Create API key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'API key for Harvester 3' }));
  expect(shown.getByLabelText('Key')).toHaveValue('sy_b3VtLsecret');
  expect(sent).toEqual([expect.objectContaining({ body: { name: 'Harvester 3', scopes: ['Measure'] } })]);
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await app.user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith('sy_b3VtLsecret');
  await app.user.click(shown.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(await screen.findByRole('row', { name: /Harvester 3/ })).toBeVisible();
  expect(screen.queryByDisplayValue('sy_b3VtLsecret')).not.toBeInTheDocument();
});

it('asks before it closes on a key that was not copied', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await user.type(dialog.getByLabelText('Name of the program'), 'Harvester 3');
  await user.click(dialog.getByRole('radio', { name: 'Send pre-registrations' }));
  const sent = mockResponse('post', '/organization/nordskov/api-key', { ...harvester, key: 'sy_secret' });
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'API key for Harvester 3' }));
  expect(sent).toEqual([expect.objectContaining({ body: { name: 'Harvester 3', scopes: ['Register'] } })]);
  await user.keyboard('{Escape}');
  expect(await shown.findByRole('alert')).toHaveTextContent('The key has not been copied.');
  expect(shown.getByLabelText('Key')).toHaveValue('sy_secret');
  await user.click(shown.getByRole('button', { name: 'Close without copying' }));
  await waitFor(() => expect(screen.queryByDisplayValue('sy_secret')).not.toBeInTheDocument());
});

it('makes a key that reads, where the service has such', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await user.type(dialog.getByLabelText('Name of the program'), 'Harvest planner');
  await user.click(dialog.getByRole('radio', { name: 'Read and export stack data' }));
  const sent = mockResponse('post', '/organization/nordskov/api-key', { ...harvester, key: 'sy_secret' });
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  await screen.findByRole('dialog', { name: 'API key for Harvester 3' });
  expect(sent).toEqual([expect.objectContaining({ body: { name: 'Harvest planner', scopes: ['Read'] } })]);
});

it('offers no key that reads where the service has none', async () => {
  const { user } = open([], featuresWithout('exports'));
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
});

it('needs a name and a right', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  const submit = dialog.getByRole('button', { name: 'Create API key' });
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
  await user.type(dialog.getByLabelText('Name of the program'), 'App');
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('radio', { name: 'Read and export stack data' }));
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
});

it('revokes a key after a question', async () => {
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Harvester 3' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the API key Harvester 3?' }));
  const revoked = mockResponse('delete', '/organization/nordskov/api-key/k1', null);
  app.become([{ ...harvester, revokedAt: '2026-06-17T08:00:00Z' }, old]);
  await app.user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /Harvester 3/ })).toHaveTextContent('Revoked'));
  expect(revoked).toHaveLength(1);
});

it('can be asked for again after a failure', async () => {
  const app = open();
  mockError('get', '/organization/nordskov/api-key', 400, 'Not now.');
  expect(await screen.findByText('The API keys could not be loaded.')).toBeVisible();
  mockResponse('get', '/organization/nordskov/api-key', [harvester]);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Harvester 3/ })).toBeVisible();
});

it('is not offered where the service has no keys', async () => {
  open([], featuresWithout('ingest'));
  await screen.findByRole('tab', { name: 'Sawmills' });
  expect(screen.queryByRole('tab', { name: 'API keys' })).not.toBeInTheDocument();
});

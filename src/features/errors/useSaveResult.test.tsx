import { Button } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { buildOrganization } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import {
  type Organization,
  useGetOrganizationQuery,
  useRenameOrganizationMutation,
} from '@/store/api/organizationApi';
import type { SaveResult } from '@/ui/form/saveResult';
import { useSaveResult } from './useSaveResult';

setupMockService();

interface Watched {
  results: SaveResult[];
  namesAfterSave: (string | undefined)[];
}

function Rename({ watched }: { watched: Watched }) {
  const { data } = useGetOrganizationQuery({ id: 'nordskov' });
  const [rename] = useRenameOrganizationMutation();
  const resultOf = useSaveResult();
  const [isOver, setOver] = useState(false);
  if (isOver) watched.namesAfterSave.push(data?.name);
  const save = async () => {
    watched.results.push(await resultOf(await rename({ id: 'nordskov', body: { name: 'Sydskov' } })));
    setOver(true);
  };
  return (
    <>
      <h1>{data?.name}</h1>
      <Button onClick={save}>{isOver ? 'Over' : 'Save'}</Button>
    </>
  );
}

async function saveOnce() {
  const watched: Watched = { results: [], namesAfterSave: [] };
  const routes = [{ path: '/', element: <Rename watched={watched} /> }];
  const { user } = renderApp('/', { session: buildSession(), routes });
  await screen.findByRole('heading', { name: /skov/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return watched;
}

it('is saved when the page shows the new state', async () => {
  let answerReload: (organization: Organization) => void = () => undefined;
  const reload = new Promise<Organization>((resolve) => {
    answerReload = resolve;
  });
  const reads = mockResponse('get', '/organization/nordskov', () =>
    reads.length > 1 ? reload : buildOrganization(),
  );
  mockResponse('put', '/organization/nordskov/rename', null);
  const { results, namesAfterSave } = await saveOnce();
  await waitFor(() => expect(reads).toHaveLength(2));
  answerReload(buildOrganization({ name: 'Sydskov' }));
  await screen.findByRole('button', { name: 'Over' });
  expect(results).toEqual([{ kind: 'saved' }]);
  expect(namesAfterSave[0]).toBe('Sydskov');
});

it('tells a refusal and a conflict apart', async () => {
  mockResponse('get', '/organization/nordskov', buildOrganization());
  const fieldErrors = [{ field: 'name', message: 'Too long.' }];
  mockError('put', '/organization/nordskov/rename', 400, 'Not saved.', { fieldErrors });
  const { results } = await saveOnce();
  await screen.findByRole('button', { name: 'Over' });
  expect(results).toEqual([{ kind: 'failed', message: 'Not saved.', fieldErrors }]);
});

it('knows that somebody else was faster', async () => {
  mockResponse('get', '/organization/nordskov', buildOrganization());
  mockError('put', '/organization/nordskov/rename', 412);
  const { results } = await saveOnce();
  await screen.findByRole('button', { name: 'Over' });
  expect(results).toEqual([{ kind: 'conflict' }]);
});

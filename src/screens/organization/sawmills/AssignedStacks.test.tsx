import { screen } from '@testing-library/react';
import { buildMeasurementCard, buildSawmill, buildSawmillUser } from '@mocks/builders/administration';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import { SawmillsTab } from './SawmillsTab';

setupMockService();

const part = (key: string | null, count: number, volume: number, withoutVolume = 0) => ({
  ...{ key, name: key, count, volume, withoutVolume },
});
const volumes = {
  ...{ treeSpecies: [], departments: [] },
  sawmills: [part('birke', 1200, 30_144.256, 2), part('soro', 1, 0, 1), part(null, 7, 70)],
};
function openTab() {
  const sawmills = [
    buildSawmill({ users: [buildSawmillUser()] }),
    buildSawmill({ id: 'soro', name: 'Sorø Sav', users: [] }),
    buildSawmill({ id: 'aeroe', name: 'Ærø Sav', users: [] }),
  ];
  mockResponse('get', '/sawmill/list', { data: sawmills, page: 1, totalCount: sawmills.length });
  mockResponse('get', '/organization/nordskov/measurement-card', buildMeasurementCard());
  const element = <SawmillsTab organizationId="nordskov" departmentIds={['als', 'thy']} canEdit={false} />;
  return renderApp('/', { session: buildSession(), routes: [{ path: '/', element }], language: 'en' });
}

it('says the stacks assigned to each sawmill with their volume, and leads to the list of exactly these', async () => {
  const calls = mockResponse('put', '/stack/volumes', volumes);
  openTab();
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

it.each([404, 405])('says nothing of them where the service answers %i', async (status) => {
  mockError('put', '/stack/volumes', status);
  openTab();
  expect(await screen.findByText('Anna Birk')).toBeVisible();
  expect(screen.queryByText(/assigned/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('asks for them again after a failure', async () => {
  mockError('put', '/stack/volumes', 500);
  const { user } = openTab();
  expect(await screen.findByText('The assigned stacks could not be loaded.')).toBeVisible();
  mockResponse('put', '/stack/volumes', volumes);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Birke Savværk: 1,200/ })).toBeVisible();
});

import { File } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildHarvestPlace } from '@mocks/builders/harvestPlaces';
import { buildSession } from '@mocks/builders/session';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';
import type { CountedHarvestPlace } from '@/store/api/harvestPlaceApi';
import { HarvestPlacesTab } from './HarvestPlacesTab';

setupMockService();

const path = '/department/rold/harvest-place';

function open(
  places: CountedHarvestPlace[],
  placeless: { areaNumber: string; stackCount: number }[] = [],
  country: string | undefined = 'DK',
) {
  mockResponse('get', path, { places, placeless });
  const element = <HarvestPlacesTab departmentId="rold" country={country} />;
  return renderApp('/', { session: buildSession(), routes: [{ path: '/', element }] });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const geoJson = (value: unknown) =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], 'skov.geojson');
const area = {
  type: 'Polygon',
  coordinates: [
    [
      [9.5, 56.5],
      [9.6, 56.5],
      [9.6, 56.6],
      [9.5, 56.5],
    ],
  ],
};

function chooseFile(file: File) {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no field for a file');
  fireEvent.change(input, { target: { files: [file] } });
}

it('shows where wood grew, with computed hectares beside stated ones', async () => {
  open([buildHarvestPlace({ areas: 2, hectares: 12.346, statedHectares: 12 })]);
  const row = within(await screen.findByRole('row', { name: /Ravnkilde/ }));
  expect(row.getByText('2 areas, 12.35 ha')).toBeVisible();
  expect(row.getByText('12.00 ha')).toBeVisible();
  expect(row.getByText('R 7, R 8')).toBeVisible();
  expect(row.getByText('Denmark')).toBeVisible();
});

it('offers to add a place for an area number that means none', async () => {
  const seen = mockResponse('post', path, buildHarvestPlace());
  const { user } = open([], [{ areaNumber: 'A 12', stackCount: 3 }]);
  await user.click(await screen.findByRole('button', { name: 'A 12 (3 stacks)' }));
  expect(await screen.findByRole('textbox', { name: 'Area numbers' })).toHaveValue('A 12');
  await user.type(field('Name'), 'Ravnkilde');
  chooseFile(geoJson(area));
  expect(await screen.findByText('skov.geojson')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(seen).toMatchObject([
      { body: { name: 'Ravnkilde', areaNumbers: ['A 12'], country: 'DK', geometry: area } },
    ]),
  );
});

it('says in the service’s words what is wrong with a geometry, and keeps what was typed', async () => {
  const message = 'An area is open: its last point must be the same as its first.';
  mockError('post', path, 400, undefined, { fieldErrors: [{ field: 'geometry', message }] });
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add place' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ravnkilde');
  chooseFile(geoJson('no JSON'));
  expect(await screen.findByText('skov.geojson is not a GeoJSON file.')).toBeVisible();
  chooseFile(geoJson(area));
  expect(await screen.findByText('skov.geojson')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field('Name')).toHaveValue('Ravnkilde');
});

it('takes a typed point, longitude first on the wire', async () => {
  const seen = mockResponse('post', path, buildHarvestPlace());
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Add place' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ravnkilde');
  await user.click(screen.getByRole('radio', { name: 'A point, up to 4 ha' }));
  await user.type(field('Latitude'), '56.5');
  await user.type(field('Longitude'), '9,25');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(seen).toMatchObject([{ body: { geometry: { type: 'Point', coordinates: [9.25, 56.5] } } }]),
  );
});

it('guesses no country while the organisation is not known, and asks for one', async () => {
  const seen = mockResponse('post', path, buildHarvestPlace());
  const { user } = open([], [], '');
  await user.click(await screen.findByRole('button', { name: 'Add place' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ravnkilde');
  await user.click(screen.getByRole('radio', { name: 'Address, for the simplified declaration' }));
  await user.type(field('Postal address or cadastral ID'), '12b Nørre Onsild By');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(await screen.findByText('Field is required')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Poland' }));
  await user.click(save);
  await waitFor(() => expect(seen).toMatchObject([{ body: { country: 'PL' } }]));
});

it('keeps the geometry of a place whose name is edited', async () => {
  const seen = mockResponse('put', `${path}/ravn`, null);
  const { user } = open([buildHarvestPlace({ etag: '"1"' })]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ravnkilde' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' Nord');
  expect(screen.getByRole('radio', { name: 'As it is: 1 area, 12.35 ha' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toMatchObject([{ ifMatch: '"1"', body: { name: 'Ravnkilde Nord' } }]));
  expect(seen[0]?.body).not.toHaveProperty('geometry');
});

it('says how many stacks lose their place with it', async () => {
  const seen = mockResponse('delete', `${path}/ravn`, null);
  const { user } = open([buildHarvestPlace({ stackCount: 4 })]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Ravnkilde' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Delete the place of harvest Ravnkilde?' }),
  );
  expect(question.getByText('4 stacks will have no place of harvest.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(seen).toHaveLength(1));
});

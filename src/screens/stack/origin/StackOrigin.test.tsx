import { screen, waitFor, within } from '@testing-library/react';
import { buildUserInfo, featuresWithout } from '@mocks/builders/administration';
import { buildHarvestPlace, buildStackOrigin } from '@mocks/builders/harvestPlaces';
import { buildSession } from '@mocks/builders/session';
import { findRecord, mockStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { mockError, mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const { stackCount: _, ...place } = buildHarvestPlace();
const places = [
  { id: 'ravn', name: 'Ravnkilde' },
  { id: 'hobro', name: 'Hobro' },
];

async function open() {
  const app = renderApp(stackPath, { session: buildSession() });
  await findRecord();
  return app;
}

const origin = async () => within(await screen.findByRole('region', { name: 'Place of harvest' }));

it('says where the wood grew, and how that was found', async () => {
  mockStack();
  mockResponse('get', '/stack/:id/origin', buildStackOrigin({ areaNumber: 'R 7', place, places }));
  await open();
  const shown = await origin();
  expect(shown.getByText('1 area, 12.35 ha')).toBeVisible();
  expect(shown.getByText('By the area number R 7')).toBeVisible();
  expect(shown.getByRole('link', { name: 'The department’s places of harvest' })).toHaveAttribute(
    'href',
    '/organization/nordskov/department/rold?tab=4',
  );
});

it('takes another place for the stack, and the one of its area number again', async () => {
  mockStack();
  mockResponse('get', '/stack/:id/origin', buildStackOrigin({ areaNumber: 'R 7', place, places }));
  const chosen = mockResponse('put', '/stack/harvest-place', null);
  const { user } = await open();
  await user.click((await origin()).getByRole('button', { name: 'Choose place' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Place of harvest for stack 1001' }));
  await user.click(dialog.getByRole('combobox', { name: 'Place of harvest' }));
  await user.click(await screen.findByRole('option', { name: 'Hobro' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(chosen).toMatchObject([{ body: { stackIds: ['stack-1'], placeId: 'hobro' } }]));
});

it('says what is missing where no place is known', async () => {
  mockStack();
  mockResponse('get', '/stack/:id/origin', buildStackOrigin({ areaNumber: 'R 7' }));
  await open();
  const shown = await origin();
  expect(shown.getByText('No place of harvest has the area number R 7 yet.')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Choose place' })).not.toBeInTheDocument();
});

it('lets the page stand where it cannot be loaded, and offers to try again', async () => {
  mockStack();
  mockError('get', '/stack/:id/origin', 500);
  await open();
  expect(await screen.findByText('The place of harvest could not be loaded')).toBeVisible();
});

it('asks nothing of a service that has no places', async () => {
  mockStack();
  const features = featuresWithout('positions', 'harvestPlaces');
  mockResponse('get', '/user-info', buildUserInfo({ features }));
  const asked = mockResponse('get', '/stack/:id/origin', buildStackOrigin());
  await open();
  expect(screen.queryByRole('region', { name: 'Place of harvest' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import { mockWidth } from '@mocks/browser/mockWidth';
import { buildSawmillUserInfo } from '@mocks/builders/administration';
import { openStacks } from '@mocks/render/openStacks';
import { declareSawmill, linkOf, listPath, panelOf } from '@mocks/render/sawmillPanel';
import { mockResponse, setupMockService } from '@mocks/store/mockService';

setupMockService();

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);

const specified = ['Stack number', 'Stack ID', 'Organisation', 'Department', 'Surveyor'];
const exceptSeller = specified.filter((header) => header !== 'Organisation');
const wood = ['Volume (m³)', 'Tree species', 'Assortment', 'Assortment length (m)'];
const last = ['Last changed', 'Report'];
const all = [...specified, ...wood, ...last];
const withRoom = [...specified, ...wood, 'Last changed', 'Assigned', 'Report'];

function declareSellers(count: 1 | 2) {
  declareSawmill();
  const info = buildSawmillUserInfo();
  const other = { organizationId: 'other', organizationName: 'Harzer Rundholz GmbH', departments: [] };
  const organizations = count === 1 ? info.organizations : [...info.organizations, other];
  mockResponse('get', '/user-info/sawmill', { ...info, organizations });
}

it.each([
  ['1280 px, one seller', 80, 1, ['Stack number', 'Department', ...wood, ...last]],
  ['1280 px, several sellers', 80, 2, ['Stack number', 'Organisation', 'Department', ...wood, ...last]],
  [
    '1440 px, one seller',
    90,
    1,
    [...exceptSeller, 'Volume (m³)', 'Tree species', 'Assortment length (m)', ...last],
  ],
  ['1440 px, several sellers', 90, 2, [...specified, 'Volume (m³)', 'Tree species', ...last]],
  ['1920 px', 120, 1, withRoom],
] as const)('keeps beside the panel what has room: %s', async (_name, width, sellers, shown) => {
  mockWidth(width);
  declareSellers(sellers);
  const { user } = await openStacks(listPath);
  await linkOf('1001');
  const alone = width < 105 ? all : withRoom;
  expect(headers()).toEqual(alone);
  await user.click(await linkOf('1001'));
  await panelOf('1001');
  expect(headers()).toEqual(shown);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(alone));
});

it('keeps all columns below a panel that lies over the list', async () => {
  mockWidth(64);
  declareSellers(1);
  await openStacks(`${listPath}&stack=id-1001`);
  await panelOf('1001');
  expect(screen.getAllByRole('columnheader', { hidden: true }).slice(1)).toHaveLength(all.length);
});

it('keeps beside the panel the column that orders the list', async () => {
  mockWidth(90);
  declareSellers(2);
  await openStacks(`${listPath}&orderBy=AssortmentLength&stack=id-1001`);
  await panelOf('1001');
  await waitFor(() =>
    expect(headers()).toEqual([
      ...specified,
      'Volume (m³)',
      'Tree species',
      'Assortment length (m)',
      ...last,
    ]),
  );
});

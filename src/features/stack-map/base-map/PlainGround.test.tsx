import { act, screen, waitFor } from '@testing-library/react';
import { degrees, fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import type { Language } from '@/lib/languages';
import { BaseMap } from './BaseMap';
import * as mapEnvironment from './mapEnvironment';

jest.mock('./mapEnvironment', () => ({
  loadTileStyle: jest.fn(),
  loadWorld: jest.fn(),
  loadTowns: jest.fn(),
}));

const noCountries = { type: 'GeometryCollection' as const, geometries: [] };

beforeEach(() => {
  jest.mocked(mapEnvironment.loadTileStyle).mockRejectedValue(new Error('No network'));
  jest
    .mocked(mapEnvironment.loadWorld)
    .mockResolvedValue({ type: 'Topology', arcs: [], objects: { countries: noCountries } });
  jest
    .mocked(mapEnvironment.loadTowns)
    .mockResolvedValue([{ names: 'Silkeborg', eastwards: [955], north: [5617] }]);
});

async function openMap(language: Language = 'en') {
  renderUi(<BaseMap initialViewState={{}}>{({ closest }) => closest && <p>Bundled map</p>}</BaseMap>, {
    language,
  });
  await screen.findByText('Bundled map');
  const { map } = fakeMap;
  if (!map) throw new Error('There is no map');
  map.getBounds = () => ({
    getWest: () => 9.4,
    getSouth: () => 56.1,
    getEast: () => 9.6,
    getNorth: () => 56.2,
  });
  const zoomTo = (zoom: number) => act(() => map.easeTo({ zoom }));
  return { map, zoomTo };
}

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  ['en', ['56.2° N', '9.6° E'], '6 km south-west of Silkeborg'],
  ['da', ['56,2° N', '9,6° Ø'], '6 km sydvest for Silkeborg'],
  ['de', ['56,2° N', '9,6° O'], '6 km südwestlich von Silkeborg'],
  ['pl', ['56,2° N', '9,6° E'], '6 km na południowy zachód od miejscowości Silkeborg'],
] as const)('has round degrees, and says where it is by a town: %s', async (language, degrees, place) => {
  const { zoomTo } = await openMap(language);
  zoomTo(8.4);
  expect(lines()).toEqual([]);
  expect(screen.queryByText(place)).not.toBeInTheDocument();
  zoomTo(8.5);
  expect(screen.getByText(place)).toBeVisible();
  zoomTo(9);
  expect(lines()).toEqual(expect.arrayContaining(degrees));
  zoomTo(8);
  expect(lines()).toEqual([]);
});

it('has closer lines where it is nearer', async () => {
  const { zoomTo } = await openMap();
  zoomTo(13);
  expect(lines()).toEqual(expect.arrayContaining(['56.12° N', '56.14° N', '9.50° E', '9.52° E']));
});

it('says where the middle is by then when it is moved', async () => {
  const { map, zoomTo } = await openMap();
  zoomTo(9);
  map.getCenter = () => degrees(9.55, 56.26);
  act(() => map.tell('moveend'));
  expect(screen.getByText('10 km north of Silkeborg')).toBeVisible();
  map.getCenter = () => degrees(9.55, 40);
  act(() => map.tell('moveend'));
  await waitFor(() => expect(screen.queryByText(/Silkeborg/)).not.toBeInTheDocument());
});

it('has its lines without towns, too', async () => {
  jest.mocked(mapEnvironment.loadTowns).mockRejectedValue(new Error('No network'));
  const { zoomTo } = await openMap();
  zoomTo(9);
  expect(lines()).toContain('56.2° N');
  expect(screen.queryByText(/Silkeborg/)).not.toBeInTheDocument();
});

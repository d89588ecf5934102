import { act, screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import * as mapEnvironment from '@/features/stack-map/base-map/mapEnvironment';
import { ReadinessProvider } from '@/screens/stack-report/readiness/readiness';
import { drawStillMaps } from './drawStillMaps';
import { ReportPosition } from './ReportPosition';

jest.mock('./drawStillMaps', () => ({ drawStillMaps: jest.fn() }));
jest.mock('@/features/stack-map/base-map/mapEnvironment', () => ({
  loadTileStyle: jest.fn(),
  loadWorld: jest.fn(),
  loadTowns: jest.fn(),
}));

const loadTileStyle = jest.mocked(mapEnvironment.loadTileStyle);
const loadWorld = jest.mocked(mapEnvironment.loadWorld);
const loadTowns = jest.mocked(mapEnvironment.loadTowns);
const draw = jest.mocked(drawStillMaps);

const style = { version: 8 as const, sources: {}, layers: [] };
const stills = {
  pictures: ['data:image/png;base64,d2lkZQ==', 'data:image/png;base64,bmVhcg=='],
  attribution: 'Map makers',
};
const emptyWorld = { type: 'GeometryCollection' as const, geometries: [] };
const world = { type: 'Topology' as const, arcs: [], objects: { countries: emptyWorld } };
const never = () => new Promise<never>(() => undefined);

const rold = { latitude: 56.812_345_678, longitude: 9.87 };

function renderPosition(
  coordinates: { latitude: number; longitude: number } | null = rold,
  language: 'en' | 'de' = 'en',
) {
  return renderUi(
    <ReadinessProvider>
      <ReportPosition coordinates={coordinates} stackNumber="1001" />
    </ReadinessProvider>,
    { language },
  );
}

const isReady = () => document.documentElement.dataset.report === 'ready';

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  loadTileStyle.mockRejectedValue(new Error('No network'));
  loadWorld.mockResolvedValue(world);
  loadTowns.mockResolvedValue([{ names: 'Hobro|Skive', eastwards: [979, -76], north: [5664, 5657] }]);
});
afterEach(() => jest.useRealTimers());

it('has two codes that lead to the place, to scan, to read and to follow, in degrees of every language alike', async () => {
  renderPosition(rold, 'de');
  await pass(0);
  const addresses = [
    'https://www.google.com/maps/search/?api=1&query=56.8123457,9.8700000',
    'https://opentopomap.org/#marker=15/56.8123457/9.8700000',
  ];
  const codes = screen.getAllByRole('img', { name: /^QR-Code zu Polter 1001 / });
  for (const code of codes) {
    const [ground, modules] = code.querySelectorAll('path');
    expect(ground).toHaveAttribute('fill', '#FFFFFF');
    expect(modules).toHaveAttribute('fill', '#000000');
    // The code has four modules of quiet zone. Its content is read from the printed page elsewhere.
    expect(modules?.getAttribute('d')).toMatch(/^M4 4h7/);
  }
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(addresses);
  for (const [index, link] of links.entries()) {
    expect(link).toHaveAttribute('href', addresses[index]);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.getByText('56,8123457°')).toBeVisible();
  expect(screen.getByText('9,8700000°')).toBeVisible();
});

it('shows the detailed maps as pictures once tiles have come, and is not ready before', async () => {
  loadTileStyle.mockResolvedValue(style);
  let finish = (_: typeof stills) => {};
  draw.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  renderPosition();
  await pass(0);
  expect(isReady()).toBe(false);
  finish(stills);
  await pass(0);
  const pictures = screen.getAllByRole('img', { name: /^Map centred on the stack/ });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(stills.pictures);
  for (const text of ['About 5 km around the stack', '5 km', 'About 1 km around the stack', '1 km']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('Map makers')).toBeVisible();
  expect(isReady()).toBe(true);
  expect(loadWorld).not.toHaveBeenCalled();
  expect(draw.mock.calls[0]?.[1]).toHaveLength(2);
});

it('shows the bundled world without a network, and says that it is an overview', async () => {
  renderPosition();
  await pass(0);
  expect(screen.getByRole('img', { name: /^Map centred on the stack, about 500\skm/ })).toBeVisible();
  expect(screen.getByText('Overview, about 500 km around the stack')).toBeVisible();
  expect(screen.getByText('About 20 km north of Hobro')).toBeVisible();
  const near = screen.getByRole('img', { name: /^Map centred on the stack, about 60\skm/ });
  expect(near).toHaveTextContent(/^HobroSkive$/);
  expect(screen.getByText('60 km')).toBeVisible();
  expect(
    screen.getByText(/^Overviews only.* Made with Natural Earth, GeoNames \(CC BY 4.0\)$/),
  ).toBeVisible();
  expect(isReady()).toBe(true);
});

it('has a map without names where the towns cannot be had', async () => {
  loadTowns.mockRejectedValue(new Error('No network'));
  renderPosition();
  await pass(0);
  expect(screen.getByText('Overview, about 60 km around the stack')).toBeVisible();
  expect(screen.getByText(/^Overviews only.* Made with Natural Earth$/)).toBeVisible();
});

it('waits ten seconds for tiles, on the bundled world after the first, and then prints that', async () => {
  loadTileStyle.mockResolvedValue(style);
  draw.mockImplementation(never);
  renderPosition();
  await pass(500);
  expect(screen.getAllByText('Loading the map…')).toHaveLength(2);
  await pass(1_000);
  expect(screen.getByRole('img', { name: /^Map centred on the stack, about 500\skm/ })).toBeVisible();
  expect(isReady()).toBe(false);
  await pass(8_600);
  expect(isReady()).toBe(true);
  expect(draw.mock.calls[0]?.[2].aborted).toBe(true);
});

it('says that there is no map when nothing at all can be had in time', async () => {
  loadTileStyle.mockImplementation(never);
  loadWorld.mockImplementation(never);
  renderPosition();
  await pass(9_900);
  expect(isReady()).toBe(false);
  await pass(200);
  expect(screen.getAllByText(/^No map: it could not be loaded/)).toHaveLength(2);
  expect(isReady()).toBe(true);
});

it.each([
  ['none was recorded', null, /^No position was recorded/],
  ['the phone knew none', { latitude: 0, longitude: 0 }, /coordinates cannot be right/],
  ['it is no number', { latitude: Number.NaN, longitude: 9 }, /coordinates cannot be right/],
  ['it is not on earth', { latitude: 56, longitude: 181 }, /coordinates cannot be right/],
])('says why there are neither maps nor codes: %s', async (_, coordinates, reason) => {
  renderPosition(coordinates);
  await pass(0);
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(isReady()).toBe(true);
  expect(loadTileStyle).not.toHaveBeenCalled();
});

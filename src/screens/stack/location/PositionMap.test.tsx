import { screen, waitFor } from '@testing-library/react';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import * as mapEnvironment from '@/features/stack-map/base-map/mapEnvironment';
import { PositionMap } from './PositionMap';

const rold = { latitude: 56.8, longitude: 9.6 };

const placeMap = (position = rold) => <PositionMap position={position} state="Measured" name="1001" />;
const marker = () => screen.findByRole('img', { name: 'Stack 1001, measured' });
const lookAt = (zoom: number) => ({ center: [rold.longitude, rold.latitude], zoom });

it('shows the one stack near its roads, with a way past it', async () => {
  const { user } = renderUi(
    <>
      {placeMap()}
      <button type="button">After the map</button>
    </>,
  );
  expect(await marker()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Map of stack 1001' })).toBeVisible();
  expect(fakeMap.map?.jumpTo).toHaveBeenLastCalledWith(lookAt(13));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip the map' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After the map' })).toHaveFocus();
});

it('shows coasts and towns around it where there are no roads to see', async () => {
  const emptyWorld = { type: 'GeometryCollection' as const, geometries: [] };
  jest.spyOn(mapEnvironment, 'loadWorld').mockResolvedValue({
    type: 'Topology',
    arcs: [],
    objects: { countries: emptyWorld },
  });
  renderUi(placeMap());
  await marker();
  await waitFor(() => expect(fakeMap.map?.jumpTo).toHaveBeenLastCalledWith(lookAt(8)));
});

it('says so when the browser cannot draw a map, and tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeMap.isImpossible = true;
  const { user } = renderUi(placeMap());
  expect(await screen.findByText('The map could not be shown.')).toBeVisible();
  fakeMap.isImpossible = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await marker()).toBeVisible();
});

it.each([
  { latitude: 0, longitude: 0 },
  { latitude: 90.1, longitude: 9 },
  { latitude: -91, longitude: 9 },
  { latitude: 56, longitude: 181 },
  { latitude: Number.NaN, longitude: 9 },
])('says why there is no map at $latitude, $longitude', (nowhere) => {
  renderUi(placeMap(nowhere));
  expect(screen.getByText(/^No map: the coordinates cannot be right\./)).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

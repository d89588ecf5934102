import { act, screen } from '@testing-library/react';
import { degrees, fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { mapOf } from '@mocks/render/stackMap';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';

const first: StackPoint = { stackId: 'first', longitude: 10, latitude: 56, state: 'Measured' };
const second: StackPoint = { stackId: 'second', longitude: 179.5, latitude: 56, state: 'AssignedToSawmill' };

const buttons = () => screen.findAllByRole('button', { name: /^Stack marker/ });

async function openMap() {
  const { rerender } = renderUi(mapOf({ points: [first, second] }));
  const [west, east] = await buttons();
  const { map } = fakeMap;
  const layer = west?.parentElement;
  if (!map || !west || !east || !layer) throw new Error('There are no markers');
  const moveTo = (longitude: number, zoom = map.getZoom()) => {
    map.isMoving = () => true;
    map.getCenter = () => degrees(longitude, 56);
    map.getZoom = () => zoom;
    act(() => {
      map.tell('movestart');
      map.tell('move');
      map.tell('render');
    });
  };
  const rest = async () => {
    map.isMoving = () => false;
    await act(async () => map.tell('moveend'));
  };
  return { map, west, east, layer, moveTo, rest, rerender };
}

const shiftOf = ({ style }: HTMLElement) => Number.parseFloat(style.translate);

it('places the buttons once the map rests, and keeps them out of reach until then', async () => {
  const { west, east, layer, moveTo, rest } = await openMap();
  const placed = [west, east].map(shiftOf);
  moveTo(11);
  expect([west, east].map(shiftOf)).toEqual(placed);
  expect(layer).toHaveAttribute('data-moving');
  await rest();
  expect([west, east].map(shiftOf)).toEqual(placed.map((pixels) => pixels - 4 * 1.5));
  expect(layer).not.toHaveAttribute('data-moving');
});

it('places them on whole pixels', async () => {
  const { west, east, moveTo, rest } = await openMap();
  moveTo(9.57);
  await rest();
  expect([west, east].map(shiftOf).every(Number.isInteger)).toBe(true);
});

it('places the buttons apart after the zoom has changed', async () => {
  const { map, moveTo, rest } = await openMap();
  const apart = async () => {
    const [west, east] = await buttons();
    return west && east && shiftOf(east) - shiftOf(west);
  };
  const before = (await apart()) ?? Number.NaN;
  act(() => map.easeTo({ zoom: 3 }));
  moveTo(9.5, 3);
  await rest();
  expect(await apart()).toBe(2 * before);
});

it('places a button on the copy of the world that is nearest to the middle', async () => {
  const { map, west, moveTo, rest } = await openMap();
  map.getBounds = () => ({
    getWest: () => 170,
    getSouth: () => -85,
    getEast: () => 530,
    getNorth: () => 85,
  });
  moveTo(350);
  await rest();
  expect(shiftOf(west)).toBe(4 * 20);
});

it('leaves the focus on a button over a rest', async () => {
  const { west, moveTo, rest } = await openMap();
  act(() => west.focus());
  moveTo(11);
  await rest();
  expect(west).toHaveFocus();
  expect((await buttons())[0]).toBe(west);
});

it('removes the buttons of former points at once, and shows the new ones when the map rests', async () => {
  const { moveTo, rest, rerender } = await openMap();
  moveTo(11);
  await act(async () =>
    rerender(mapOf({ points: [{ ...first, stackId: 'new', state: 'PreRegistration' }] })),
  );
  expect(screen.queryByRole('button', { name: /^Stack marker/ })).not.toBeInTheDocument();
  await rest();
  expect(await screen.findByRole('button', { name: 'Stack marker, not measured' })).toBeInTheDocument();
});

it('shows nothing of a map that is left while it moves', async () => {
  const { map, moveTo, rest, rerender } = await openMap();
  moveTo(11);
  await act(async () => rerender(<p>Another page</p>));
  await rest();
  act(() => map.tell('resize'));
  expect(screen.getByText('Another page')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stack marker/ })).not.toBeInTheDocument();
});

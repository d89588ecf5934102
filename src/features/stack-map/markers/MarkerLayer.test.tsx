import { act, screen } from '@testing-library/react';
import { degrees, fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { mapOf } from '@mocks/render/stackMap';

const [first, second] = [
  { stackId: 'first', longitude: 10, latitude: 56, state: 'Measured' as const },
  { stackId: 'second', longitude: 179.5, latitude: 56, state: 'AssignedToSawmill' as const },
];

async function openMap() {
  renderUi(mapOf({ points: [first, second] }));
  const [west, east] = await screen.findAllByRole('button', { name: /^Stack marker/ });
  const { map } = fakeMap;
  const layer = west?.parentElement;
  if (!map || !west || !east || !layer) throw new Error('There are no markers');
  const draw = (longitude: number, isMoving: boolean, zoom = map.getZoom()) => {
    map.getCenter = () => degrees(longitude, 56);
    map.isMoving = () => isMoving;
    map.getZoom = () => zoom;
    act(() => map.tell('render'));
  };
  return { map, west, east, layer, draw };
}

const shiftOf = ({ style }: HTMLElement) => Number.parseFloat(style.translate);

it('moves nothing but the element of all markers while the map is dragged', async () => {
  const { west, east, layer, draw } = await openMap();
  const placed = [west, east].map(shiftOf);
  const before = shiftOf(layer);
  draw(11.1, true);
  expect(shiftOf(layer)).toBeCloseTo(before - 4 * 1.6);
  expect([west, east].map(shiftOf)).toEqual(placed);
});

it('places the markers apart when the zoom changes', async () => {
  const { map, west, east, draw } = await openMap();
  const apart = shiftOf(east) - shiftOf(west);
  act(() => map.easeTo({ zoom: 3 }));
  draw(9.5, true, 3);
  expect(shiftOf(east) - shiftOf(west)).toBeCloseTo(2 * apart);
});

it('places them on whole pixels once the map rests', async () => {
  const { west, layer, draw } = await openMap();
  draw(9.57, true);
  expect(Number.isInteger(shiftOf(layer))).toBe(false);
  draw(9.57, false);
  expect([layer, west].map(shiftOf).every(Number.isInteger)).toBe(true);
});

it('places a marker on the copy of the world that is nearest to the middle', async () => {
  const { map, west, layer, draw } = await openMap();
  map.getBounds = () => ({
    getWest: () => 170,
    getSouth: () => -85,
    getEast: () => 530,
    getNorth: () => 85,
  });
  draw(350, false);
  act(() => map.tell('move'));
  await act(async () => map.tell('moveend'));
  expect(shiftOf(layer) + shiftOf(west)).toBe(4 * 20);
});

it('does nothing in a frame in which the map stands still', async () => {
  const { layer, draw } = await openMap();
  draw(11, false);
  const written = jest.fn();
  Object.defineProperty(layer.style, 'translate', { set: written });
  draw(11, false);
  expect(written).not.toHaveBeenCalled();
  draw(12, false);
  expect(written).toHaveBeenCalledTimes(1);
});

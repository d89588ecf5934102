import { act, screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import type { Position } from '@/lib/position';
import * as mapEnvironment from './mapEnvironment';
import { PlaceInWords } from './PlaceInWords';

jest.mock('./mapEnvironment', () => ({ loadTowns: jest.fn() }));
const loadTowns = jest.mocked(mapEnvironment.loadTowns);

/** Hobro and Skive, at 9.79 and 9.03 degrees east. */
beforeEach(() =>
  loadTowns.mockResolvedValue([{ names: 'Skive|Hobro', eastwards: [903, 76], north: [5657, 5664] }]),
);

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

async function textAt(position: Position, language: 'en' | 'de' = 'en') {
  renderUi(
    <section aria-label="place">
      <PlaceInWords position={position} />
    </section>,
    { language },
  );
  await act(async () => undefined);
  return screen.getByRole('region').textContent?.replaceAll('\u00a0', ' ');
}

it.each([
  [at(56.6, 9.79), '4 km south of Hobro'],
  [at(56.57, 9.2), '10 km east of Skive'],
  // The places of towns are no more exact than a kilometre.
  [at(56.641, 9.79), '1 km north of Hobro'],
  [at(51, 0), ''],
])('says where a stack is from the nearest town: %j', async (position, said) => {
  expect(await textAt(position)).toBe(said);
});

it('says it in the language of the page', async () => {
  expect(await textAt(at(56.6, 9.79), 'de')).toBe('4 km südlich von Hobro');
  expect(loadTowns).toHaveBeenLastCalledWith('de');
});

it('says nothing without the towns', async () => {
  loadTowns.mockRejectedValue(new Error('No towns'));
  expect(await textAt(at(56.6, 9.79))).toBe('');
});

import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import * as mapEnvironment from '@/features/stack-map/base-map/mapEnvironment';
import { usePlaceText } from './usePlaceText';

jest.mock('@/features/stack-map/base-map/mapEnvironment', () => ({ loadTowns: jest.fn() }));
const loadTowns = jest.mocked(mapEnvironment.loadTowns);

beforeEach(() =>
  loadTowns.mockReset().mockResolvedValue([{ names: 'Hobro', eastwards: [979], north: [5664] }]),
);

function Place({ isNeeded, latitude }: { isNeeded: boolean; latitude: number }) {
  return usePlaceText(isNeeded)({ latitude, longitude: 9.79 }) ?? 'unknown';
}

it('says where a point is from the nearest town', async () => {
  renderUi(<Place isNeeded latitude={56.6} />);
  expect(screen.getByText('unknown')).toBeVisible();
  expect(await screen.findByText('a point 4 km south of Hobro')).toBeVisible();
});

it('names a point by the town that it was chosen as', async () => {
  renderUi(<Place isNeeded latitude={56.64} />);
  expect(await screen.findByText('Hobro')).toBeVisible();
});

it('knows no town that is far away', async () => {
  renderUi(
    <>
      <Place isNeeded latitude={51} />
      <Place isNeeded latitude={56.6} />
    </>,
  );
  await screen.findByText(/4 km south of Hobro/);
  expect(screen.getByText(/unknown/)).toBeVisible();
});

it('loads no towns where no place is named', () => {
  renderUi(<Place isNeeded={false} latitude={56.6} />);
  expect(loadTowns).not.toHaveBeenCalled();
});

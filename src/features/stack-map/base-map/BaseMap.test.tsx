import { Notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { mockElementSize } from '@mocks/browser/mockElementSize';
import { fakeMap } from '@mocks/modules/mapLibrary';
import { renderUi } from '@mocks/render/renderUi';
import { mapOf, marker } from '@mocks/render/stackMap';
import { BaseMap } from './BaseMap';

// The style stays the same while a test examines the rest of the map.
jest.mock('./mapEnvironment', () => ({
  ...jest.requireActual('./mapEnvironment'),
  loadTileStyle: () => new Promise(() => undefined),
}));

describe('a map', () => {
  const openMap = () => renderUi(<BaseMap initialViewState={{}}>{() => null}</BaseMap>);
  const tell = (event: string) => act(() => fakeMap.map?.tell(event));

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is as large as its container, whatever size that had when the map was made', () => {
    mockElementSize(600, 300);
    openMap();
    expect(fakeMap.map?.resize).toHaveBeenCalled();
  });

  it('says on its canvas while something is still to be drawn', () => {
    openMap();
    const canvas = fakeMap.map?.getCanvas();
    expect(canvas).toHaveAttribute('aria-busy', 'true');
    tell('idle');
    expect(canvas).not.toHaveAttribute('aria-busy');
    tell('movestart');
    expect(canvas).toHaveAttribute('aria-busy', 'true');
  });
});

const button = () => screen.queryByRole('button', { name: 'Show my position' });

const findButton = () => screen.findByRole('button', { name: 'Show my position' });

const coords = {
  latitude: 56.4,
  longitude: 9.4,
  accuracy: 12,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
};
const here = { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => null };

function mockPosition(getCurrentPosition: Geolocation['getCurrentPosition'], isSecureContext = true) {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(window, 'isSecureContext');
});

describe('the own position on the map', () => {
  it('is not offered by a browser that has none', async () => {
    renderUi(mapOf());
    await marker();
    expect(button()).not.toBeInTheDocument();
  });

  it('is asked for when it is wanted, and marked', async () => {
    const ask = jest.fn((found: PositionCallback) => found(here));
    mockPosition(ask);
    const { user } = renderUi(mapOf());
    await marker();
    expect(ask).not.toHaveBeenCalled();
    await user.click(await findButton());
    expect(await screen.findByRole('img', { name: 'Your position' })).toBeInTheDocument();
  });

  it('is not asked for on a page that is not secure, which a note says', async () => {
    const ask = jest.fn();
    mockPosition(ask, false);
    const { user } = renderUi(
      <>
        {mapOf()}
        <Notifications />
      </>,
    );
    await marker();
    await user.click(await findButton());
    expect(await screen.findByText(/^Your position could not be determined/)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    expect(await findButton()).not.toHaveAttribute('aria-busy', 'true');
  });

  it('moves no map that is gone when the answer comes', async () => {
    let answer: PositionCallback = () => undefined;
    mockPosition((found) => {
      answer = found;
    });
    const { user, unmount } = renderUi(mapOf());
    await marker();
    await user.click(await findButton());
    expect(await findButton()).toHaveAttribute('aria-busy', 'true');
    unmount();
    answer(here);
    expect(fakeMap.map?.easeTo).not.toHaveBeenCalled();
  });
});

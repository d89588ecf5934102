import { screen } from '@testing-library/react';
import { renderUi } from '@mocks/render/renderUi';
import { mapOf, marker } from '@mocks/render/stackMap';

const button = () => screen.queryByRole('button', { name: 'Show my position' });

function mockPosition(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
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
    const coords = {
      latitude: 56.4,
      longitude: 9.4,
      accuracy: 12,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    const ask = jest.fn((found: PositionCallback) =>
      found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => null }),
    );
    mockPosition(ask);
    const { user } = renderUi(mapOf());
    await marker();
    expect(ask).not.toHaveBeenCalled();
    const locate = button();
    if (!locate) throw new Error('There is no button');
    await user.click(locate);
    expect(await screen.findByRole('img', { name: 'Your position' })).toBeInTheDocument();
  });
});

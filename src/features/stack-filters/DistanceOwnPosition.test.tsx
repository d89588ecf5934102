import { act, screen } from '@testing-library/react';
import { field, origin, renderDistanceField, thy } from '@mocks/render/renderDistanceField';
import { isOwnPlace } from './filterChoices';

/** The browser's answer to the next question for the position, once it is given. */
function mockGeolocation({ isSecure = true }: { isSecure?: boolean } = {}) {
  const asked: { found: PositionCallback; failed: PositionErrorCallback | null | undefined }[] = [];
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecure });
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    asked.push({ found, failed });
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return asked;
}

const coords = {
  latitude: 56.123456,
  longitude: 9.2,
  accuracy: 12,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
};

/** The position is found. */
function answerWith(asked: ReturnType<typeof mockGeolocation>) {
  act(() =>
    asked[0]?.found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => null }),
  );
}

it('takes the centre of the map as it is when the button is pressed', async () => {
  const asked = mockGeolocation();
  let latitude = 55;
  const { user, onChange } = renderDistanceField({
    initial: thy,
    mapCentre: () => ({ latitude, longitude: 9.000_04 }),
  });
  latitude = 56.123_456;
  await user.click(origin('Around my position'));
  await user.click(screen.getByRole('button', { name: 'Use my position' }));
  await user.click(origin('Around a point'));
  await user.click(screen.getByRole('button', { name: 'Use the centre of the map' }));
  expect(field('Latitude')).toHaveValue('56.1235');
  // The position that was looked for is not wanted any more.
  answerWith(asked);
  expect(onChange.mock.calls).toEqual([[{ near: { latitude: 56.1235, longitude: 9 }, radiusKm: 5 }]]);
});

const press = (user: ReturnType<typeof renderDistanceField>['user']) =>
  user.click(screen.getByRole('button', { name: 'Use my position' }));
const choose = (user: ReturnType<typeof renderDistanceField>['user']) =>
  user.click(origin('Around my position'));

describe('the own position', () => {
  it('is asked for when the button is pressed, and rounded to some ten metres', async () => {
    const asked = mockGeolocation();
    const { user, onChange } = renderDistanceField();
    await choose(user);
    expect(asked).toHaveLength(0);
    await press(user);
    await press(user);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Finding your position…');
    answerWith(asked);
    expect(onChange).toHaveBeenLastCalledWith({ near: { latitude: 56.1235, longitude: 9.2 }, radiusKm: 20 });
    expect(origin('Around my position')).toBeChecked();
  });

  it('is known again by its coordinates', async () => {
    const asked = mockGeolocation();
    const { user } = renderDistanceField();
    await choose(user);
    await press(user);
    answerWith(asked);
    expect(isOwnPlace({ latitude: 56.1235, longitude: 9.2 })).toBe(true);
    expect(isOwnPlace({ latitude: 56.1235, longitude: 9.3 })).toBe(false);
  });

  it.each([
    ['refused', 1, /may not see your position/],
    ['not found', 2, /could not be found/],
    ['not found in time', 3, /took too long/],
  ])('says why it is missing when it was %s', async (_, code, message) => {
    const asked = mockGeolocation();
    const { user, onChange } = renderDistanceField();
    await choose(user);
    await press(user);
    const reasons = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    act(() => asked[0]?.failed?.({ code, message: '', ...reasons }));
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('has the distance that was typed while it was looked for', async () => {
    const asked = mockGeolocation();
    const { user, onChange } = renderDistanceField();
    await choose(user);
    await press(user);
    await user.clear(field('Within (km)'));
    await user.type(field('Within (km)'), '7');
    answerWith(asked);
    expect(onChange.mock.calls).toEqual([[{ near: { latitude: 56.1235, longitude: 9.2 }, radiusKm: 7 }]]);
  });

  it('is not wanted any more once a point is typed, and can be asked for again', async () => {
    const asked = mockGeolocation();
    const { user, onChange } = renderDistanceField();
    await choose(user);
    await press(user);
    await user.click(origin('Around a point'));
    await user.type(field('Latitude'), '57');
    expect(screen.getByRole('status')).not.toHaveTextContent('Finding your position…');
    await user.type(field('Longitude'), '8.5{Enter}');
    answerWith(asked);
    expect(onChange.mock.calls).toEqual([[{ near: { latitude: 57, longitude: 8.5 }, radiusKm: 20 }]]);
    await user.click(origin('Around my position'));
    await press(user);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['closed', 'found', 'Close'],
    ['closed', 'refused', 'Close'],
    ['reset', 'found', 'Reset'],
    ['reset', 'refused', 'Reset'],
  ])('is not wanted any more once the filters are %s: %s', async (_, answer, button) => {
    const asked = mockGeolocation();
    const { user, onChange } = renderDistanceField();
    await choose(user);
    await press(user);
    await user.click(screen.getByRole('button', { name: button }));
    const reasons = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    if (answer === 'found') answerWith(asked);
    else act(() => asked[0]?.failed?.({ code: 1, message: '', ...reasons }));
    expect(onChange).not.toHaveBeenCalled();
    if (button === 'Reset') expect(origin('Anywhere')).toBeChecked();
    else expect(screen.getByRole('status')).toHaveTextContent('Stacks without a position are left out.');
  });

  it('is not asked for on an insecure page, which says so', async () => {
    const asked = mockGeolocation({ isSecure: false });
    const { user } = renderDistanceField();
    await choose(user);
    await press(user);
    expect(screen.getByRole('status')).toHaveTextContent(/secure page/);
    expect(asked).toHaveLength(0);
  });
});

import { act, screen } from '@testing-library/react';
import { field, origin, renderDistanceField, thy } from '@mocks/render/renderDistanceField';
import { isOwnPlace } from './filterChoices';

describe('the distance', () => {
  it('takes a town by its name', async () => {
    const braunlage = { label: 'Braunlage', position: { latitude: 51.73, longitude: 10.61 } };
    const { user, onChange } = renderDistanceField({ loadTowns: async () => [braunlage] });
    await user.click(origin('Around a point'));
    await user.click(await screen.findByRole('combobox', { name: 'Town' }));
    await user.keyboard('braun');
    await user.click(await screen.findByRole('option', { name: 'Braunlage' }));
    expect(onChange).toHaveBeenLastCalledWith({
      near: { latitude: 51.73, longitude: 10.61 },
      radiusKm: 20,
    });
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveDisplayValue('Braunlage');
    expect(field('Latitude')).toHaveValue('51.73');
  });

  it('filters once all three are there, and by nothing as soon as one is missing', async () => {
    const { user, onChange } = renderDistanceField();
    await user.click(origin('Around a point'));
    await user.type(field('Latitude'), '56.1');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('9.2{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 20 });
    await user.clear(field('Within (km)'));
    await user.type(field('Within (km)'), '35{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 35 });
    await user.clear(field('Latitude'));
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('says what a coordinate may be, and does not filter by another one', async () => {
    const { user, onChange } = renderDistanceField();
    await user.click(origin('Around a point'));
    await user.type(field('Longitude'), '9.2');
    await user.type(field('Latitude'), '95{Enter}');
    expect(field('Latitude')).toHaveAccessibleDescription('From -90 to 90');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes the decimal sign of the language', async () => {
    const { user, onChange } = renderDistanceField({ language: 'de' });
    await user.click(origin('Um einen Punkt herum'));
    await user.type(field('Breitengrad'), '56,1');
    await user.type(field('Längengrad'), '9,2{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 20 });
  });

  it('says while it is half typed that it does not filter yet', async () => {
    const { user, onChange } = renderDistanceField();
    await user.click(origin('Around a point'));
    expect(screen.getByRole('status')).toHaveTextContent('Stacks without a position are left out.');
    await user.type(field('Latitude'), '56.1{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(/^Not filtered by distance yet/);
    await user.type(field('Longitude'), '9.2{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Stacks without a position are left out.');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('keeps what is half typed, until another distance applies', async () => {
    const { user } = renderDistanceField({
      initial: { near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 20 },
    });
    await user.clear(field('Latitude'));
    await user.tab();
    expect(field('Longitude')).toHaveValue('9.2');
    await user.click(screen.getByRole('button', { name: 'Thy' }));
    expect(field('Latitude')).toHaveValue('57');
    expect(field('Longitude')).toHaveValue('8.5');
    expect(field('Within (km)')).toHaveValue('5');
  });

  it('looks around a sawmill whose position is known, and shows which', async () => {
    const mills = [
      { id: 'birke', name: 'Birke Savværk', position: { latitude: 56.871_04, longitude: 9.884 } },
      { id: 'thy', name: 'Thy Sav', position: thy.near },
    ];
    const { user, onChange } = renderDistanceField({ initial: thy, mills });
    const sawmill = screen.getByRole('combobox', { name: 'Distance from' });
    expect(sawmill).toHaveValue('Thy Sav');
    await user.click(sawmill);
    await user.click(screen.getByRole('option', { name: 'Birke Savværk' }));
    expect(onChange.mock.calls).toEqual([[{ near: { latitude: 56.871, longitude: 9.884 }, radiusKm: 5 }]]);
    expect(sawmill).toHaveValue('Birke Savværk');
    await user.click(screen.getByRole('button', { name: 'Thy' }));
    expect(sawmill).toHaveValue('Thy Sav');
  });

  it('begins anywhere, without a distance, and returns there', async () => {
    const { user, onChange } = renderDistanceField();
    expect(origin('Anywhere')).toBeChecked();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Thy' }));
    expect(origin('Around a point')).toBeChecked();
    await user.click(origin('Anywhere'));
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(origin('Around a point'));
    expect(field('Latitude')).toHaveValue('');
  });

  it('keeps what it is measured from while the kilometres change', async () => {
    const mills = [{ id: 'birke', name: 'Birke Savværk', position: { latitude: 56.871, longitude: 9.884 } }];
    const { user, onChange } = renderDistanceField({ initial: thy, mills });
    expect(origin('Around a point')).toBeChecked();
    await user.click(origin('Around a sawmill'));
    await user.clear(field('Within (km)'));
    await user.type(field('Within (km)'), '35{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ ...thy, radiusKm: 35 });
    expect(origin('Around a sawmill')).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Latitude' })).not.toBeInTheDocument();
  });

  it('offers no sawmill where no position is known', () => {
    renderDistanceField();
    expect(screen.queryByRole('radio', { name: 'Around a sawmill' })).not.toBeInTheDocument();
  });

  it('offers no centre where no map is on the page', () => {
    renderDistanceField({ initial: thy });
    expect(screen.queryByRole('button', { name: 'Use the centre of the map' })).not.toBeInTheDocument();
  });
});

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
  // The requested position is no longer wanted.
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
    ['refused', 1, /not allowed to use your position/],
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

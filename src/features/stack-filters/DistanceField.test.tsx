import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import type { Distance } from '@/store/filters/filterDefaults';
import { DistanceField } from './DistanceField';

function renderField(initial: Distance | null = null, language: 'en' | 'de' = 'en') {
  const onChange = jest.fn();
  function Page() {
    const [value, setValue] = useState(initial);
    const change = (next: Distance | null) => {
      onChange(next);
      setValue(next);
    };
    return <DistanceField value={value} onChange={change} />;
  }
  return { onChange, ...renderUi(<Page />, { language }) };
}

const field = (name: string) => screen.getByRole('textbox', { name });

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

it('filters once all three are there, and by nothing as soon as one is missing', async () => {
  const { user, onChange } = renderField();
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
  const { user, onChange } = renderField();
  await user.type(field('Longitude'), '9.2');
  await user.type(field('Latitude'), '95{Enter}');
  expect(field('Latitude')).toHaveAccessibleDescription('From -90 to 90');
  expect(onChange).not.toHaveBeenCalled();
});

it('takes the decimal sign of the language', async () => {
  const { user, onChange } = renderField(null, 'de');
  await user.type(field('Breitengrad'), '56,1');
  await user.type(field('Längengrad'), '9,2{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 20 });
});

describe('the own position', () => {
  const press = (user: ReturnType<typeof renderField>['user']) =>
    user.click(screen.getByRole('button', { name: 'Use my position' }));

  it('is asked for when the button is pressed, and rounded to some ten metres', async () => {
    const asked = mockGeolocation();
    const { user, onChange } = renderField();
    expect(asked).toHaveLength(0);
    await press(user);
    await press(user);
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Finding your position…');
    act(() =>
      asked[0]?.found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => null }),
    );
    expect(onChange).toHaveBeenLastCalledWith({ near: { latitude: 56.1235, longitude: 9.2 }, radiusKm: 20 });
    expect(field('Latitude')).toHaveValue('56.1235');
  });

  it.each([
    ['refused', 1, /may not see your position/],
    ['not found', 2, /could not be found/],
    ['not found in time', 3, /could not be found/],
  ])('says why it is missing when it was %s', async (_, code, message) => {
    const asked = mockGeolocation();
    const { user, onChange } = renderField();
    await press(user);
    const reasons = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    act(() => asked[0]?.failed?.({ code, message: '', ...reasons }));
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is not asked for on an insecure page, which says so', async () => {
    const asked = mockGeolocation({ isSecure: false });
    const { user } = renderField();
    await press(user);
    expect(screen.getByRole('status')).toHaveTextContent(/secure page/);
    expect(asked).toHaveLength(0);
  });
});

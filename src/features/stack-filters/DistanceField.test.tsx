import { screen } from '@testing-library/react';
import { field, origin, renderDistanceField, thy } from '@mocks/render/renderDistanceField';

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

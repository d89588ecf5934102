import { screen } from '@testing-library/react';
import { buildCardField, buildMeasurementCard } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { loaded, openDrawer } from '@mocks/render/openFilterDrawer';
import { filterChoices } from './filterChoices';

it('takes a length range within the lengths that there are', async () => {
  const { user, drawer, onChange } = await openDrawer();
  const shortest = drawer.getByRole('textbox', { name: 'Assortment length (m), from' });
  await user.clear(shortest);
  await user.type(shortest, '3.25{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ assortmentLengthMin: 3.25, assortmentLengthMax: 6.1 });
  await user.clear(shortest);
  await user.type(shortest, '1{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ assortmentLengthMin: null, assortmentLengthMax: null });
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(drawer.getByRole('slider', { name: 'Assortment length (m), from' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith({ assortmentLengthMin: 2.41, assortmentLengthMax: 6.1 });
});

it('takes lengths in the unit of the card, and writes metres', async () => {
  const measured = buildCardField({
    id: 'assortmentLength',
    fieldType: 'Double',
    title: 'Length',
    units: { display: 'Feet' },
  });
  const { user, drawer, onChange } = await openDrawer({
    filters: { assortmentLengthMin: 3, assortmentLengthMax: 5 },
    choices: filterChoices({ ...loaded, card: buildMeasurementCard({ fields: [measured] }) }),
  });
  const chip = (lengths: string) =>
    screen.getByRole('button', {
      name: `Remove filter: Assortment length: ${lengths}\u00a0ft`,
      hidden: true,
    });
  expect(chip('9.84–16.40')).toBeInTheDocument();
  const longest = drawer.getByRole('textbox', { name: 'Assortment length (ft), to' });
  expect(drawer.getByRole('textbox', { name: 'Assortment length (ft), from' })).toHaveValue('9.84');
  expect(drawer.getByRole('slider', { name: 'Assortment length (ft), from' })).toHaveAttribute(
    'aria-valuemin',
    '7.87',
  );
  await user.clear(longest);
  await user.type(longest, '13.12{Enter}');
  // 4 m are 13.1232 ft: they read 13.12 and are found.
  const { assortmentLengthMin, assortmentLengthMax } = onChange.mock.lastCall?.[0] ?? {};
  expect(assortmentLengthMin).toBe(3);
  expect(assortmentLengthMax).toBeGreaterThanOrEqual(4);
  expect(assortmentLengthMax).toBeLessThan(4.001);
  expect(longest).toHaveValue('13.12');
  expect(chip('9.84–13.12')).toBeInTheDocument();
});

it.each([
  ['none', { assortmentLengthMin: null, assortmentLengthMax: null }],
  ['only one', { assortmentLengthMin: 3, assortmentLengthMax: 3 }],
])('says why the length range cannot be used when there is %s', async (_, lengths) => {
  const { drawer } = await openDrawer({
    choices: filterChoices({ ...loaded, options: buildFilterOptions(lengths) }),
  });
  const range = drawer.getByRole('group', { name: 'Assortment length (m)' });
  expect(range).toBeDisabled();
  expect(range).toHaveAccessibleDescription('No assortment lengths to filter by in this period.');
});

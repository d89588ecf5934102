import { screen, within } from '@testing-library/react';
import { buildCardField, buildMeasurementCard } from '@mocks/builders/administration';
import { card, openDrawer } from '@mocks/render/openFilterDrawer';
import { filterChoices } from './filterChoices';

it('knows from the card alone that there are assortments, and what they are called', async () => {
  const options = [{ key: 'saw', text: 'Savtømmer' }];
  const fields = [buildCardField({ id: 'assortment', fieldType: 'Options', options })];
  const { user, field } = await openDrawer({
    filters: { assortments: ['saw'] },
    choices: filterChoices({
      options: undefined,
      card: buildMeasurementCard({ fields }),
      sawmills: undefined,
    }),
    optionsState: 'failed',
  });
  await user.click(field('Assortments'));
  expect(screen.getByRole('option', { name: 'Savtømmer', selected: true })).toBeVisible();
});

it('shows the position that a link filters by although no stack lacks one any more', async () => {
  const { field } = await openDrawer({ filters: { hasPosition: false } });
  expect(field('Position')).toHaveValue('none');
});

it('shows the evidence that a link filters by', async () => {
  const { field } = await openDrawer({ filters: { evidenceFailed: true } });
  expect(field('Evidence check')).toHaveValue('not passed');
});

it('asks a service that knows of no evidence nothing about it', async () => {
  const { drawer } = await openDrawer();
  expect(drawer.queryByRole('combobox', { name: 'Evidence check', hidden: true })).not.toBeInTheDocument();
});

it('keeps values that are no longer available, names them so and lets them be removed', async () => {
  const { user, field, onChange } = await openDrawer({
    filters: { treeSpecies: ['elm', 'beech'], areaNumber: '77' },
  });
  expect(field('Area number')).toHaveDisplayValue('77 (no longer available)');
  await user.click(field('Tree species'));
  expect(screen.getByRole('option', { name: 'elm (no longer available)', selected: true })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'elm (no longer available)', selected: true }));
  expect(onChange).toHaveBeenLastCalledWith({ treeSpecies: ['beech'] });
  await user.keyboard('{Escape}{Escape}');
  await user.click(
    screen.getByRole('button', { name: 'Remove filter: Area number: 77 (no longer available)' }),
  );
  expect(onChange).toHaveBeenLastCalledWith({ areaNumber: null });
});

it('calls nothing gone while the choices are on their way', async () => {
  const { user, drawer, field } = await openDrawer({
    filters: { treeSpecies: ['elm'] },
    choices: filterChoices({ options: undefined, card, sawmills: undefined }),
    optionsState: 'loading',
  });
  await user.click(field('Tree species'));
  expect(screen.getByRole('option', { name: 'elm', selected: true })).toBeVisible();
  expect(drawer.getByRole('status')).toHaveTextContent('Loading filter options…');
});

it('says that the choices could not be loaded and tries again', async () => {
  const { user, drawer, onRetry } = await openDrawer({
    choices: filterChoices({ options: undefined, card, sawmills: undefined }),
    optionsState: 'failed',
  });
  expect(drawer.getByRole('group', { name: 'Assortment length (m)' })).toHaveAccessibleDescription(
    'The assortment lengths are not known yet.',
  );
  const alert = within(drawer.getByRole('alert'));
  expect(alert.getByText('The filter options could not be loaded.')).toBeVisible();
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

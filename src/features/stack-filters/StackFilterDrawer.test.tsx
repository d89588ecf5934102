import { screen, waitFor, within } from '@testing-library/react';
import { buildCardField, buildMeasurementCard } from '@mocks/builders/administration';
import { buildFilterOptions } from '@mocks/builders/stacks';
import { card, loaded, openDrawer, renderDrawer } from '@mocks/render/openFilterDrawer';
import { filterChoices } from './filterChoices';

const listedOptions = () =>
  screen.queryAllByRole('listbox').flatMap((list) => within(list).queryAllByRole('option'));

describe('the drawer of filters', () => {
  it('offers every filter of the list', async () => {
    const { drawer, field } = await openDrawer();
    const always = [
      'Registrators',
      'Surveyors',
      'Tree species',
      'Measurement type',
      'Sawmill',
      'Area number',
    ];
    for (const name of always) expect(field(name)).toBeVisible();
    expect(drawer.getByRole('group', { name: 'Status', hidden: true })).toBeVisible();
    expect(field('Assortments')).toBeVisible();
    expect(drawer.getByRole('group', { name: 'Assortment length (m)' })).toBeEnabled();
  });

  it('has the wood before the people', async () => {
    const { drawer, field } = await openDrawer();
    const all = drawer.getAllByRole('combobox', { hidden: true });
    const inOrder = [
      'Tree species',
      'Assortments',
      'Sawmill',
      'Area number',
      'Measurement type',
      'Registrators',
    ];
    expect(all).toEqual([...inOrder, 'Surveyors'].map(field));
  });

  it('offers assortments only where the measurement card defines them', async () => {
    const { drawer } = await openDrawer({
      choices: filterChoices({ ...loaded, card: buildMeasurementCard({ fields: [buildCardField()] }) }),
    });
    expect(drawer.queryByRole('combobox', { name: 'Assortments' })).not.toBeInTheDocument();
  });

  it('lets several states be chosen, under the words of the list', async () => {
    const { user, drawer, onChange } = await openDrawer();
    const states = within(drawer.getByRole('group', { name: 'Status' }));
    const state = (name: string) => states.getByRole('checkbox', { name });
    expect(states.getAllByRole('checkbox')).toEqual(
      ['not measured', 'measured', 'assigned to sawmill'].map(state),
    );
    await user.click(state('assigned to sawmill'));
    await user.click(state('not measured'));
    expect(onChange).toHaveBeenLastCalledWith({ states: ['PreRegistration', 'AssignedToSawmill'] });
    expect(state('measured')).not.toBeChecked();
    await user.click(state('assigned to sawmill'));
    expect(onChange).toHaveBeenLastCalledWith({ states: ['PreRegistration'] });
  });

  it('sends keys and shows names', async () => {
    const { user, field, onChange } = await openDrawer();
    await user.click(field('Sawmill'));
    await user.click(screen.getByRole('option', { name: 'Birke Savværk' }));
    expect(onChange).toHaveBeenLastCalledWith({ sawmillIds: ['birke'] });
    await user.click(field('Tree species'));
    await user.click(screen.getByRole('option', { name: 'Beech' }));
    expect(onChange).toHaveBeenLastCalledWith({ treeSpecies: ['beech'] });
  });

  it("takes the words for full measurement from the card, and 'no filter' is one of three answers", async () => {
    const { user, field, onChange } = await openDrawer();
    await user.click(field('Measurement type'));
    await user.click(screen.getByRole('option', { name: 'Counted' }));
    expect(onChange).toHaveBeenLastCalledWith({ fullMeasurement: false });
    await user.click(field('Measurement type'));
    await user.click(screen.getByRole('option', { name: 'Every log' }));
    expect(onChange).toHaveBeenLastCalledWith({ fullMeasurement: true });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear: Measurement type' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ fullMeasurement: null });
    expect(field('Measurement type')).toHaveFocus();
  });

  it('asks for the position where stacks lack one', async () => {
    const options = buildFilterOptions({ lacksPositions: true });
    const { user, field, onChange } = await openDrawer({ choices: filterChoices({ ...loaded, options }) });
    await user.click(field('Position'));
    await user.click(screen.getByRole('option', { name: 'none' }));
    expect(onChange).toHaveBeenLastCalledWith({ hasPosition: false });
  });

  it('asks for the evidence where it fails for stacks, and says what counts', async () => {
    const options = buildFilterOptions({ hasFailedEvidence: true });
    const { user, field, onChange } = await openDrawer({ choices: filterChoices({ ...loaded, options }) });
    expect(field('Measurement check')).toHaveAccessibleDescription(/except the recommended size/);
    await user.click(field('Measurement check'));
    await user.click(screen.getByRole('option', { name: 'not passed or in doubt' }));
    expect(onChange).toHaveBeenLastCalledWith({ evidenceFailed: true });
  });

  it('finds withdrawn stacks where there are any', async () => {
    const options = buildFilterOptions({ hasWithdrawn: true });
    const { user, onChange } = await openDrawer({ choices: filterChoices({ ...loaded, options }) });
    await user.click(screen.getByRole('checkbox', { name: 'Withdrawn stacks' }));
    expect(onChange).toHaveBeenLastCalledWith({ withdrawn: true });
  });

  it('accepts only listed area numbers', async () => {
    const { user, field, onChange } = await openDrawer();
    await user.type(field('Area number'), '999');
    expect(listedOptions()).toEqual([]);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field('Area number')).toHaveValue('');
    await user.type(field('Area number'), '14');
    await user.click(screen.getByRole('option', { name: '14b' }));
    expect(onChange).toHaveBeenLastCalledWith({ areaNumber: '14b' });
  });

  it('reads out what the filters find, resets them, and leaves the focus where it is', async () => {
    const { user, drawer, onReset, field } = await openDrawer({ filters: { states: ['Measured'] } });
    expect(drawer.getByRole('status')).toHaveTextContent('showing 12 results');
    expect(drawer.getByText('1,204 m³')).toBeVisible();
    await user.click(field('Surveyors'));
    await user.click(screen.getByRole('option', { name: 'Jens Berg' }));
    expect(field('Surveyors')).toHaveFocus();
    await user.click(drawer.getByRole('button', { name: 'Reset filters' }));
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape and gives the focus back, the list of a field first', async () => {
    const { user, field } = await openDrawer();
    await user.click(field('Sawmill'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(listedOptions()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '0 filters applied' })).toHaveFocus());
  });

  it('is all within reach of the keyboard', async () => {
    const { user } = renderDrawer();
    const reach = async (wanted: HTMLElement) => {
      for (let step = 0; wanted !== document.activeElement; step += 1) {
        if (step > 20) throw new Error(`${wanted.outerHTML} cannot be reached`);
        await user.tab();
      }
    };
    await reach(screen.getByRole('button', { name: '0 filters applied' }));
    await user.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    await reach(drawer.getByRole('combobox', { name: 'Tree species' }));
    await user.keyboard('bee{ArrowDown}{Enter}{Escape}{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '1 filter applied' })).toHaveFocus());
  });

  it('offers the distance where stacks have a position, and names it in one chip', async () => {
    const options = buildFilterOptions({ hasPositions: true });
    const { user, drawer, onChange } = await openDrawer({ choices: filterChoices({ ...loaded, options }) });
    await user.click(drawer.getByRole('radio', { name: 'Around a point', hidden: true }));
    await user.type(drawer.getByRole('textbox', { name: 'Latitude', hidden: true }), '56.1');
    await user.type(drawer.getByRole('textbox', { name: 'Longitude', hidden: true }), '9.2{Enter}');
    const distance = { near: { latitude: 56.1, longitude: 9.2 }, radiusKm: 20 };
    expect(onChange).toHaveBeenLastCalledWith({ distance });
    const remove = 'Remove filter: Distance: within 20\u00a0km of 56.10, 9.20';
    await user.click(screen.getByRole('button', { name: remove, hidden: true }));
    expect(onChange).toHaveBeenLastCalledWith({ distance: null });
  });

  it('offers no distance to a service that knows none', async () => {
    const { drawer } = await openDrawer();
    expect(drawer.queryByRole('group', { name: 'Distance', hidden: true })).not.toBeInTheDocument();
  });

  it('forgets a distance that is half typed when the filters are reset', async () => {
    const options = buildFilterOptions({ hasPositions: true });
    const { user, drawer, onChange, onReset } = await openDrawer({
      choices: filterChoices({ ...loaded, options }),
    });
    const latitude = () => drawer.getByRole('textbox', { name: 'Latitude', hidden: true });
    const point = () => user.click(drawer.getByRole('radio', { name: 'Around a point', hidden: true }));
    await point();
    await user.type(latitude(), '56.1');
    await user.click(drawer.getByRole('button', { name: 'Reset filters', hidden: true }));
    expect(onReset).toHaveBeenCalled();
    await point();
    expect(latitude()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the drawer without some of its choices', () => {
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
    expect(field('Measurement check')).toHaveValue('not passed or in doubt');
  });

  it('asks a service that knows of no evidence nothing about it', async () => {
    const { drawer } = await openDrawer();
    expect(
      drawer.queryByRole('combobox', { name: 'Measurement check', hidden: true }),
    ).not.toBeInTheDocument();
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
});

describe('the range of lengths', () => {
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
    // 4 m are 13.1232 ft; they read 13.12 and are found.
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
});

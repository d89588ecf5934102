import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { buildSawmill } from '../../../mocks/builders';
import { answers, apiBase, listenInTests, refuses, service } from '../../../mocks/service';
import { buildStack } from '../../../mocks/stackBuilders';
import { declareStackCalls, openStacks, pageOf, rowOf } from '../../testing/openStacks';

listenInTests();

const measured = buildStack({ stackId: 'a', stackNumber: '1001' });
const assigned = buildStack({ stackId: 'b', stackNumber: '1002', state: 'AssignedToSawmill' });
const preRegistered = buildStack({ stackId: 'c', stackNumber: '1003', state: 'PreRegistration' });
const nextPage = buildStack({ stackId: 'd', stackNumber: '1004' });

const box = (stackNumber: string) => screen.findByRole('checkbox', { name: `Select stack ${stackNumber}` });
const bar = () => screen.findByRole('region', { name: 'Selection' });
const action = async (name: string) => within(await bar()).getByRole('button', { name });

function twoPages() {
  return declareStackCalls({
    stacks: ({ body }) =>
      pageOf(
        JSON.stringify(body).includes('"page":2') ? [nextPage] : [measured, assigned, preRegistered],
        60,
      ),
  });
}

describe('selection', () => {
  it('offers only what is measured, and says why', async () => {
    twoPages();
    const { user } = await openStacks();
    const refused = await box('1003');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveAccessibleDescription(/not measured yet/i);
    await user.click(refused);
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(within(await bar()).getByText('2 selected')).toBeInTheDocument();
  });

  it('is kept over pages and cleared by a changed filter', async () => {
    twoPages();
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await box('1004'));
    expect(within(await bar()).getByText('2 selected')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Stack number or stack ID' }), '10{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument());
    expect(await box('1001')).not.toBeChecked();
  });

  it('outlives a look into a stack', async () => {
    twoPages();
    refuses('get', '/stack/:id', 404);
    const { user, router } = await openStacks();
    await user.click(await box('1001'));
    await user.click(screen.getByRole('link', { name: '1002' }));
    await screen.findByRole('heading', { name: 'Page not found' });
    await act(() => router.navigate(-1));
    expect(await box('1001')).toBeChecked();
    expect(within(await bar()).getByText('1 selected')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: '1002' })).toHaveFocus());
  });

  it('takes with Shift everything from the row that was ticked last, and what is not measured never', async () => {
    declareStackCalls({ stacks: [measured, assigned, preRegistered, nextPage] });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.keyboard('{Shift>}');
    await user.click(await box('1004'));
    await user.keyboard('{/Shift}');
    expect(within(await bar()).getByText('3 selected')).toBeVisible();
    expect(await box('1003')).not.toBeChecked();
    // By keyboard, and back: the range becomes like the box that was used.
    const second = await box('1002');
    act(() => second.focus());
    await user.keyboard('{Shift>} {/Shift}');
    expect(within(await bar()).getByText('1 selected')).toBeVisible();
    expect(await box('1001')).toBeChecked();
  });

  it('leads the keyboard from a ticked box to the actions', async () => {
    twoPages();
    const { user } = await openStacks();
    const first = await box('1001');
    act(() => first.focus());
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Actions for 1 selected' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await bar()).toHaveFocus();
    await user.tab();
    expect(await action('Clear selection')).toHaveFocus();
  });

  it('can be cleared', async () => {
    twoPages();
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Clear selection'));
    expect(await box('1001')).not.toBeChecked();
  });
});

describe('assigning to a sawmill', () => {
  const sawmills = [buildSawmill(), buildSawmill({ id: 'thy', name: 'Thy Savværk' })];

  it('sends the measured ones, says how many are assigned already, and clears the selection', async () => {
    declareStackCalls({ stacks: [measured, assigned], sawmills });
    const assigns = answers('post', '/sawmill/thy/assign-stacks', { assigned: 1 });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await box('1002'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 1 stack to a sawmill' });
    expect(within(dialog).getByText(/^1 of the selected stacks is already assigned/)).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'Birke Savværk' })).toBeChecked();

    const lists = answers(
      'put',
      '/stack/list',
      pageOf([{ ...measured, state: 'AssignedToSawmill' }, assigned]),
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 stack assigned to Thy Savværk')).toBeInTheDocument();
    expect(assigns[0]?.body).toEqual({ stackIds: ['a'] });
    await waitFor(() => expect(lists).toHaveLength(1));
    expect(within(await rowOf('1001')).getByText('assigned to sawmill')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1001' })).toHaveFocus();
  });

  it('stays open with the choice when somebody else was faster', async () => {
    declareStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    refuses('post', '/sawmill/:id/assign-stacks', 409);
    const lists = answers('put', '/stack/list', pageOf([measured]));
    await user.click(within(dialog).getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText(/changed by somebody else/)).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'Thy Savværk' })).toBeChecked();
    await waitFor(() => expect(lists).toHaveLength(1));
  });

  it('needs nothing in the answer to know that it is done', async () => {
    declareStackCalls({ stacks: [measured], sawmills });
    answers('post', '/sawmill/birke/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 stack assigned to Birke Savværk')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  it('sends nothing when somebody else has assigned all of them', async () => {
    declareStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    refuses('post', '/sawmill/:id/assign-stacks', 409);
    answers('put', '/stack/list', pageOf([{ ...measured, state: 'AssignedToSawmill' }]));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText(/1 of the selected stacks is already assigned/)).toBeVisible();
    const again = answers('post', '/sawmill/:id/assign-stacks', { assigned: 0 });
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(again).toHaveLength(0);
    expect(dialog).toBeInTheDocument();
  });

  it('begins with the first sawmill every time', async () => {
    declareStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    await user.click(await screen.findByRole('radio', { name: 'Thy Savværk' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await action('Assign to sawmill'));
    expect(await screen.findByRole('radio', { name: 'Birke Savværk' })).toBeChecked();
  });

  it('asks again for stacks and sawmills when one of them is gone', async () => {
    declareStackCalls({ stacks: [measured], sawmills });
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    refuses('post', '/sawmill/:id/assign-stacks', 404, 'There is no such sawmill');
    const lists = answers('put', '/stack/list', pageOf([measured]));
    answers('get', '/sawmill/list', { data: [buildSawmill()], page: 1, totalCount: 1 });
    await user.click(within(dialog).getByRole('radio', { name: 'Thy Savværk' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(within(dialog).queryByRole('radio', { name: 'Thy Savværk' })).not.toBeInTheDocument(),
    );
    expect(within(dialog).getByText('There is no such sawmill')).toBeInTheDocument();
    expect(lists).toHaveLength(1);
  });

  it('says in the words of the service why it failed', async () => {
    declareStackCalls({ stacks: [measured] });
    refuses('post', '/sawmill/:id/assign-stacks', 404, 'There is no such sawmill');
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await within(dialog).findByText('There is no such sawmill')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await box('1001')).toBeChecked();
  });

  it.each([
    [
      'the organisation has no sawmills',
      { stacks: [measured], sawmills: [] },
      '1001',
      'The organisation has no sawmills',
    ],
    ['nothing selected is left to assign', { stacks: [assigned] }, '1002', /already assigned/],
  ])('is not offered when %s, and says so', async (_, declared, stackNumber, reason) => {
    declareStackCalls(declared);
    const { user } = await openStacks();
    await user.click(await box(stackNumber));
    const assign = await action('Assign to sawmill');
    await waitFor(() => expect(assign).toHaveAccessibleDescription(reason));
    await user.click(assign);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the dialog that assigns', () => {
  const sawmills = [buildSawmill(), buildSawmill({ id: 'thy', name: 'Thy Savværk' })];
  const many = Array.from({ length: 12 }, (_, index) =>
    buildStack({ stackId: `s${index}`, stackNumber: `${2001 + index}` }),
  );

  it('begins at the choice, where Enter assigns nothing yet', async () => {
    declareStackCalls({ stacks: [measured], sawmills });
    const assigns = answers('post', '/sawmill/:id/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    const assign = await action('Assign to sawmill');
    act(() => assign.focus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'Birke Savværk' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(assigns).toHaveLength(0);
    expect(dialog).toBeVisible();
  });

  it('names the stacks and where they go', async () => {
    declareStackCalls({ stacks: many, sawmills });
    const { user } = await openStacks();
    await user.click(await box('2001'));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await action('Assign to sawmill'));
    const dialog = within(await screen.findByRole('dialog'));
    const named = within(dialog.getByRole('list', { name: 'Stacks' })).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      ...many.slice(0, 10).map(({ stackNumber }) => stackNumber),
      'and 2 more',
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Thy Savværk' }));
    expect(dialog.getByText('12 stacks go to Thy Savværk.')).toBeVisible();
  });

  it('leaves the focus on the row that has taken the place of the assigned one', async () => {
    const [first, second, third] = many;
    if (!first || !second || !third) throw new Error('no stacks');
    declareStackCalls({ stacks: [first, second, third], sawmills });
    answers('post', '/sawmill/:id/assign-stacks', null);
    const { user } = await openStacks();
    await user.click(await box('2002'));
    await user.click(await action('Assign to sawmill'));
    const dialog = await screen.findByRole('dialog');
    answers('put', '/stack/list', pageOf([first, third]));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '2003' })).toHaveFocus());
  });
});

describe('downloads', () => {
  it('sends the selection for the archive and the card with it for the figures', async () => {
    declareStackCalls({ stacks: [measured, assigned] });
    const archives = answers('put', '/stack/download-archive', 'zip');
    const figures = answers('put', '/stack/download-accumulated-csv', 'csv');
    const { user, ports } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await box('1002'));
    await user.click(await action('Download reports'));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(1));
    expect(archives[0]?.body).toEqual({ stackIds: ['a', 'b'] });
    await user.click(await action('Download stacks'));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalledTimes(2));
    expect(figures[0]?.body).toEqual({ measurementCardId: 'card', stackIds: ['a', 'b'] });
    expect(await screen.findAllByText('Download finished')).toHaveLength(2);
  });

  it('downloads every stack of the filter', async () => {
    declareStackCalls();
    const figures = answers('put', '/stack/download-accumulated-csv-from-filter', 'csv');
    const { user, ports } = await openStacks('/organization/nordskov/department/rold/stacks?states=Measured');
    await rowOf('1001');
    await user.click(screen.getByRole('button', { name: 'Download all stacks' }));
    await waitFor(() => expect(ports.saveFile).toHaveBeenCalled());
    expect(figures[0]?.body).toMatchObject({
      measurementCardId: 'card',
      departmentIds: ['rold'],
      states: ['Measured'],
    });
  });

  it('needs the measurement card', async () => {
    declareStackCalls();
    refuses('get', '/organization/:id/measurement-card', 404);
    const { user } = await openStacks();
    await user.click(await box('1001'));
    const reason = 'The organisation has no measurement card';
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download all stacks' })).toHaveAccessibleDescription(reason),
    );
    expect(await action('Download stacks')).toHaveAccessibleDescription(reason);
    expect(await action('Download reports')).not.toHaveAttribute('aria-disabled');
  });

  it('runs one at a time, with its progress, until it is cancelled', async () => {
    declareStackCalls();
    service.use(
      http.put(`${apiBase}/stack/download-archive`, () => new HttpResponse(new ReadableStream({}))),
    );
    const { user, ports } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Download reports'));
    expect(await screen.findByRole('progressbar', { name: 'Downloading reports' })).toBeInTheDocument();
    const names = ['Download reports', 'Download stacks', 'Download all stacks'];
    for (const name of names) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('A download is in progress');
    }
    await user.click(await action('Cancel'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    for (const name of names)
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    expect(ports.saveFile).not.toHaveBeenCalled();
    expect(screen.queryByText('Download finished')).not.toBeInTheDocument();
  });

  it('says why one failed', async () => {
    declareStackCalls();
    refuses('put', '/stack/download-archive', 404, 'One of the stacks is gone');
    const { user } = await openStacks();
    await user.click(await box('1001'));
    await user.click(await action('Download reports'));
    expect(await screen.findByText('One of the stacks is gone')).toBeInTheDocument();
  });
});

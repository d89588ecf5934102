import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { mockPhone } from '@mocks/browser/mockPhone';
import { renderUi } from '@mocks/render/renderUi';
import { dayOf } from '@/lib/day';
import { quickRange } from '@/lib/quickRange';
import type { StackFilters } from '@/store/filters/filterDefaults';
import { PeriodControl } from './PeriodControl';

type Period = Pick<StackFilters, 'dateType' | 'from' | 'to'>;

const month: Period = { dateType: 'Invoiceable', from: '2025-10-21', to: '2025-11-21' };
const button = (name: string) => screen.getByRole('button', { name });

function renderControl(initial: Partial<Period> = {}) {
  const onChange = jest.fn();
  function Page() {
    const [current, setCurrent] = useState({ ...month, ...initial });
    const change = (given: Partial<StackFilters>, typed?: boolean) => {
      onChange(given, typed);
      setCurrent({ ...current, ...given });
    };
    return <PeriodControl filters={current} onChange={change} />;
  }
  return { onChange, ...renderUi(<Page />) };
}

async function openControl(initial?: Partial<Period>) {
  const page = renderControl(initial);
  const opener = screen.getByRole('button');
  await page.user.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'From' });
  return { ...page, opener, dialog };
}

it('says which dates are asked for', () => {
  renderControl();
  expect(button('Invoiceable date · 21/10/2025–21/11/2025')).toBeVisible();
});

it.each([
  [{ from: null }, 'Invoiceable date · to 21/11/2025'],
  [{ to: null }, 'Invoiceable date · from 21/10/2025'],
  [{ from: null, to: null }, 'Invoiceable date · All dates'],
  [quickRange('last_month', dayOf(new Date())), 'Invoiceable date · Last month'],
])('says %j in words', (range, name) => {
  renderControl(range);
  expect(button(name)).toBeVisible();
});

it('says the kind of date on a phone, too, in one word', () => {
  mockPhone();
  renderControl(quickRange('last_month', dayOf(new Date())));
  expect(button('invoiceable Last month')).toBeVisible();
});

it('offers six date types and names the range after the chosen one', async () => {
  const { user, dialog, onChange } = await openControl();
  expect(dialog.getByRole('group', { name: 'Invoiceable date' })).toBeVisible();
  const types = dialog.getByRole('combobox', { name: 'Date type' });
  expect(within(types).getAllByRole('option')).toHaveLength(6);
  await user.selectOptions(types, 'Loaded into system');
  expect(onChange).toHaveBeenLastCalledWith({ dateType: 'LoadedIntoSystem' }, undefined);
  expect(dialog.getByRole('group', { name: 'Loaded into system' })).toBeVisible();
});

it('takes a range by its name, closes, and gives the focus back', async () => {
  const { user, dialog, onChange, opener } = await openControl();
  await user.click(dialog.getByRole('button', { name: '7 days' }));
  expect(onChange).toHaveBeenLastCalledWith(quickRange('7_days', dayOf(new Date())), undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveAccessibleName('Invoiceable date · 7 days');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('clears each end of the range, and tells a typed day from that', async () => {
  const { user, dialog, onChange } = await openControl();
  await user.click(dialog.getByRole('button', { name: 'Clear date: From' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: '2025-11-21' }, false);
  await user.type(dialog.getByRole('textbox', { name: 'From' }), '01/11/2025{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-11-01', to: '2025-11-21' }, true);
});

it('lets nothing out while the range is no range', async () => {
  const { user, dialog, onChange } = await openControl();
  const from = dialog.getByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '01/12/2025{Enter}');
  expect(dialog.getByRole('alert')).toHaveTextContent('Invalid range');
  expect(onChange).not.toHaveBeenCalled();
});

it('stays open while a day is picked, and Escape closes the calendar first', async () => {
  const { user, dialog, onChange } = await openControl();
  await user.click(dialog.getByRole('button', { name: 'Open calendar: From' }));
  await user.click(await dialog.findByRole('button', { name: '15 October 2025' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-10-15', to: '2025-11-21' }, false);
  await user.click(dialog.getByRole('button', { name: 'Open calendar: To' }));
  const calendar = await dialog.findByRole('dialog', { name: 'Choose day: To' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: 'To' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

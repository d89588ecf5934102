import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import type { DayRange } from '@/lib/dateRange';
import { DateRangeField } from './DateRangeField';

function renderField(locale = 'en-GB', initial: DayRange = { from: '2026-05-01', to: '2026-05-31' }) {
  const onChange = jest.fn();
  function Owner() {
    const [value, setValue] = useState(initial);
    const change = (range: DayRange) => {
      onChange(range);
      setValue(range);
    };
    return <DateRangeField label="Measured" value={value} onChange={change} />;
  }
  return { ...renderUi(<Owner />, { locale }), onChange };
}

const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });

it('shows the days in the order of the locale', () => {
  renderField('en-CA');
  expect(from()).toHaveValue('05/01/2026');
  expect(to()).toHaveValue('05/31/2026');
});

it('reports a typed day when the field is left, not while somebody types', async () => {
  const { user, onChange } = renderField();
  await user.clear(from());
  await user.type(from(), '1.4.2026');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.queryByText('Invalid date')).not.toBeInTheDocument();
  await user.tab();
  expect(onChange).toHaveBeenCalledWith({ from: '2026-04-01', to: '2026-05-31' });
  expect(from()).toHaveValue('01/04/2026');
});

it('reports a typed day on Enter', async () => {
  const { user, onChange } = renderField();
  await user.clear(to());
  await user.type(to(), '30/06/2026{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2026-05-01', to: '2026-06-30' });
});

it('says "Invalid date" beside the field and lets no change out', async () => {
  const { user, onChange } = renderField();
  await user.clear(from());
  await user.type(from(), '31/02/2026{Enter}');
  expect(from()).toBeInvalid();
  expect(from()).toHaveAccessibleDescription('Invalid date');
  expect(to()).toBeValid();
  expect(from()).toHaveValue('31/02/2026');
  expect(onChange).not.toHaveBeenCalled();
});

it('says "Invalid range" when from is later than to, until one of them is mended', async () => {
  const { user, onChange } = renderField();
  await user.clear(from());
  await user.type(from(), '01/07/2026{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid range');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(to());
  await user.type(to(), '31/07/2026{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2026-07-01', to: '2026-07-31' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports again when what was there before comes back after an invalid text', async () => {
  const { user, onChange } = renderField();
  await user.clear(from());
  await user.type(from(), 'x{Enter}');
  await user.clear(from());
  await user.type(from(), '01/05/2026{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2026-05-01', to: '2026-05-31' });
});

it('validates a range that was given to it', () => {
  renderField('en-GB', { from: '2026-06-01', to: '2026-05-01' });
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid range');
});

it('clears either end by its own button', async () => {
  const { user, onChange } = renderField();
  await user.click(screen.getByRole('button', { name: 'Clear date: From' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: '2026-05-31' });
  expect(from()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear date: To' }));
  expect(onChange).toHaveBeenLastCalledWith({ from: null, to: null });
});

it('takes a day from the calendar', async () => {
  const { user, onChange } = renderField();
  await user.click(screen.getByRole('button', { name: 'Open calendar: From' }));
  await user.click(await screen.findByRole('button', { name: '12 May 2026' }));
  expect(onChange).toHaveBeenCalledWith({ from: '2026-05-12', to: '2026-05-31' });
});

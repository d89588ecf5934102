import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import type { DayRange } from '@/lib/dateRange';
import { DateRangeField } from './DateRangeField';
import { DigitsField } from './DigitsField';
import { MultiSelectField } from './MultiSelectField';
import { type NumberRange, RangeSliderField } from './RangeSliderField';
import { SearchField } from './SearchField';

describe('a range of days', () => {
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
});

describe('a range of numbers', () => {
  function renderField(bounds: NumberRange | null, locale = 'en-GB') {
    const onChange = jest.fn();
    function Owner() {
      const [value, setValue] = useState<NumberRange | null>(null);
      const change = (range: NumberRange | null) => {
        onChange(range);
        setValue(range);
      };
      return (
        <RangeSliderField
          label="Length, m"
          bounds={bounds}
          value={value}
          onChange={change}
          disabledMessage="No lengths here"
        />
      );
    }
    return { ...renderUi(<Owner />, { locale }), onChange };
  }

  const input = (end: 'from' | 'to') => screen.getByRole('textbox', { name: `Length, m, ${end}` });
  const thumb = (end: 'from' | 'to') => screen.getByRole('slider', { name: `Length, m, ${end}` });

  it('moves in steps of 0.01 by the keyboard', async () => {
    const { user, onChange } = renderField([2.4, 6.1]);
    await user.tab();
    expect(thumb('from')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith([2.41, 6.1]);
  });

  it('takes typed numbers when they are finished, in the locale’s decimals', async () => {
    const { user, onChange } = renderField([2.4, 6.1], 'de-DE');
    await user.clear(input('to'));
    await user.type(input('to'), '5,25');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([2.4, 5.25]);
  });

  it('keeps typed numbers within the bounds and in order', async () => {
    const { user, onChange } = renderField([2.4, 6.1]);
    await user.clear(input('from'));
    await user.type(input('from'), '99{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([6.1, 6.1]);
  });

  it('is no filter again when it spans everything', async () => {
    const { user, onChange } = renderField([2.4, 6.1]);
    await user.clear(input('from'));
    await user.type(input('from'), '3{Enter}');
    await user.clear(input('from'));
    await user.type(input('from'), '1{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('is disabled without a range, and says why', () => {
    renderField(null);
    expect(screen.getByRole('group', { name: 'Length, m' })).toHaveAccessibleDescription('No lengths here');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a choice of several', () => {
  const options = [
    { value: 'beech', label: 'Beech' },
    { value: 'oak', label: 'Oak' },
  ];

  function Species() {
    const [value, setValue] = useState<readonly string[]>(['beech']);
    return <MultiSelectField label="Tree species" options={options} value={value} onChange={setValue} />;
  }
  const field = () => screen.getByRole('combobox', { name: 'Tree species' });

  it('is cleared by keyboard, which stays in the field', async () => {
    const { user } = renderUi(<Species />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear: Tree species' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Clear: Tree species' })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });

  it('opens its list when asked, not when somebody passes through', async () => {
    const { user } = renderUi(<Species />);
    await user.tab();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a search', () => {
  function renderSearch(initial: string) {
    const onSearch = jest.fn();
    function Owner() {
      const [value, setValue] = useState(initial);
      const search = (text: string) => {
        onSearch(text);
        setValue(text);
      };
      return <SearchField label="Stack number" value={value} onSearch={search} />;
    }
    return { ...renderUi(<Owner />), onSearch };
  }
  const field = () => screen.getByRole('textbox', { name: 'Stack number' });

  it('searches for the trimmed text when it is submitted, not before', async () => {
    const { user, onSearch } = renderSearch('');
    await user.type(field(), ' NS-10 ');
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith('NS-10');
  });

  it('takes the search back when it is cleared, and stays in the field', async () => {
    const { user, onSearch } = renderSearch('NS-10');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSearch).toHaveBeenCalledWith('');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });
});

describe('a field of digits', () => {
  function CustomerNumber() {
    const [digits, setDigits] = useState('');
    return <DigitsField label="Customer number" maxDigits={6} value={digits} onChange={setDigits} />;
  }

  it.each(['12a-3', '1000,5', '1234567'])('keeps %s, and says at once what it takes', async (text) => {
    const { user } = renderUi(<CustomerNumber />);
    const field = screen.getByRole('textbox', { name: 'Customer number' });
    await user.type(field, text);
    expect(field).toHaveValue(text);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter digits only, up to 6');
    await user.clear(field);
    await user.type(field, '123456');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

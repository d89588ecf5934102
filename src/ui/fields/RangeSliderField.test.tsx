import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { type NumberRange, RangeSliderField } from './RangeSliderField';

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

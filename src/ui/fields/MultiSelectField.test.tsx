import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { MultiSelectField } from './MultiSelectField';

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

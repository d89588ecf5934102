import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { DigitsField } from './DigitsField';

function CustomerNumber() {
  const [digits, setDigits] = useState('');
  return <DigitsField label="Customer number" maxDigits={6} value={digits} onChange={setDigits} />;
}

it('lets digits in only, and no more than there may be', async () => {
  const { user } = renderUi(<CustomerNumber />);
  const field = screen.getByRole('textbox', { name: 'Customer number' });
  await user.type(field, '12a-3');
  expect(field).toHaveValue('123');
  await user.paste(' 45 67');
  expect(field).toHaveValue('123456');
});

import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { DisabledReason } from './DisabledReason';

function renderButton(reason: string | null) {
  const onClick = jest.fn();
  const view = renderUi(
    <DisabledReason reason={reason}>
      <Button onClick={onClick}>Assign</Button>
    </DisabledReason>,
  );
  return { ...view, onClick };
}

it('can be reached, says why, and does nothing', async () => {
  const { user, onClick } = renderButton('Nothing measured is selected');
  await user.tab();
  const button = screen.getByRole('button', { name: 'Assign' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Nothing measured is selected');
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('leaves an action alone that can be used', async () => {
  const { user, onClick } = renderButton(null);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(onClick).toHaveBeenCalled();
});

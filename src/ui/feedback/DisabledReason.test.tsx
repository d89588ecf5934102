import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { DisabledReason } from './DisabledReason';

function renderButton(reason: string | null, isShown = false) {
  const onClick = jest.fn();
  const view = renderUi(
    <DisabledReason reason={reason} isShown={isShown}>
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

it('says why under the action that people look for', () => {
  renderButton('Nothing measured is selected', true);
  expect(screen.getByText('Nothing measured is selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Assign' })).toHaveAccessibleDescription(
    'Nothing measured is selected',
  );
});

it('leaves an action alone that can be used', async () => {
  const { user, onClick } = renderButton(null);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(onClick).toHaveBeenCalled();
});

it('keeps the focus when pressing the action is what disables it', async () => {
  function Download() {
    const [running, setRunning] = useState(false);
    return (
      <DisabledReason reason={running ? 'A download is in progress' : null}>
        <Button onClick={() => setRunning(true)}>Download</Button>
      </DisabledReason>
    );
  }
  const { user } = renderUi(<Download />);
  await user.tab();
  await user.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Download' });
  expect(button).toHaveAccessibleDescription('A download is in progress');
  expect(button).toHaveFocus();
});

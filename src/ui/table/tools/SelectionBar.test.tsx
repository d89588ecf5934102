import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { SelectionBar } from './SelectionBar';

const bar = (count: number, onClear: () => void = jest.fn()) => (
  <SelectionBar count={count} onClear={onClear}>
    <button type="button">Assign</button>
  </SelectionBar>
);

it('is away while nothing is selected', () => {
  renderUi(bar(0));
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

it('reads out how many are selected from a region that was there before', () => {
  const { rerender } = renderUi(bar(0));
  const announcer = screen.getByRole('status');
  rerender(bar(22));
  expect(announcer).toHaveTextContent('22 selected');
});

it('offers what can be done, and to let go of the selection', async () => {
  const onClear = jest.fn();
  const { user } = renderUi(bar(2, onClear));
  expect(screen.getByRole('button', { name: 'Assign' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onClear).toHaveBeenCalled();
});

it('leaves the focus on the page when it goes away', async () => {
  function Page() {
    const [count, setCount] = useState(2);
    return (
      <>
        <h1 tabIndex={-1}>Stacks</h1>
        {bar(count, () => setCount(0))}
      </>
    );
  }
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('heading', { name: 'Stacks' })).toHaveFocus();
});

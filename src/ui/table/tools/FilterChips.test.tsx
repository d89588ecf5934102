import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { FilterChips } from './FilterChips';

const chips = [
  { key: 'species:spruce', label: 'Tree species: Spruce' },
  { key: 'search', label: 'Search: NS-10' },
];

it('takes away the filter whose button is pressed', async () => {
  const onRemove = jest.fn();
  const { user } = renderUi(<FilterChips chips={chips} onRemove={onRemove} />);
  expect(screen.getByRole('list', { name: 'Applied filters' })).toHaveTextContent('Tree species: Spruce');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Search: NS-10' }));
  expect(onRemove).toHaveBeenCalledWith('search');
});

it('takes no room without filters', () => {
  renderUi(<FilterChips chips={[]} onRemove={jest.fn()} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('leads the focus along the chips that are left, and then to the heading', async () => {
  function Page() {
    const [left, setLeft] = useState(chips);
    return (
      <>
        <h1 tabIndex={-1}>Stacks</h1>
        <FilterChips chips={left} onRemove={(key) => setLeft(left.filter((chip) => chip.key !== key))} />
      </>
    );
  }
  const { user } = renderUi(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove filter: Search: NS-10' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Stacks' })).toHaveFocus();
});

import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
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

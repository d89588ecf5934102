import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@mocks/render/renderUi';
import { SearchField } from './SearchField';

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

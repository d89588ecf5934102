import { useState } from 'react';

/**
 * A Mantine select renders its list only once it has the focus: a closed list costs as much as the field
 * itself, and a list that is first rendered on opening leaves `aria-expanded` false. Typing, arrow keys or a
 * press open it. Tab alone does not, because the list would cover the fields below.
 */
export function useListOnFocus() {
  const [hadFocus, setHadFocus] = useState(false);
  return { onFocus: () => setHadFocus(true), openOnFocus: false, comboboxProps: { keepMounted: hadFocus } };
}

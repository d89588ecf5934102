import { useState } from 'react';

/**
 * A Mantine select makes its list when it gets the focus: its closed list costs as much as the field, and one that comes with its opening
 * leaves `aria-expanded` false. It opens by typing, arrow keys or a press; Tab alone does not open it over the fields below.
 */
export function useListOnFocus() {
  const [hadFocus, setHadFocus] = useState(false);
  return { onFocus: () => setHadFocus(true), openOnFocus: false, comboboxProps: { keepMounted: hadFocus } };
}

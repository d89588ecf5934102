import { useEffectEvent, useLayoutEffect } from 'react';
import type { EditState } from './useEditForm';

/** Every time a form comes up it begins with the newest version, before anybody sees the former one. */
export function useFreshForm(form: EditState, isUp: boolean): void {
  const begin = useEffectEvent(() => form.restart());
  useLayoutEffect(() => {
    if (isUp) begin();
  }, [isUp]);
}

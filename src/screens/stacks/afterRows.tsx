import { type ComponentType, memo, useDeferredValue } from 'react';

/** Draws a change after the rows. The parent may render at any time; the part renders only when a prop differs. */
export function afterRows<Props extends object>(Part: ComponentType<Props>) {
  const KeptPart = memo(Part);
  return function AfterRows(props: Props) {
    return <KeptPart {...useDeferredValue(props)} />;
  };
}

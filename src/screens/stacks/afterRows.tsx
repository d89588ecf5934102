import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * Renders a change of the props after the rows. The parent may render at any time; the part renders only if a
 * prop has changed.
 */
export function afterRows<Props extends object>(Part: ComponentType<Props>) {
  const KeptPart = memo(Part);
  return function AfterRows(props: Props) {
    return <KeptPart {...useDeferredValue(props)} />;
  };
}

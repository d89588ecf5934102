import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * A part that stands beside the rows: a change is drawn in it after them. Its parent may render as often as it likes, the part renders
 * when a prop differs.
 */
export function afterRows<Props extends object>(Part: ComponentType<Props>) {
  const KeptPart = memo(Part);
  return function AfterRows(props: Props) {
    return <KeptPart {...useDeferredValue(props)} />;
  };
}

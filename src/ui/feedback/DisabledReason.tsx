import { Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react';

interface ActionProps {
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  'data-disabled'?: boolean;
  onClick?: (event: MouseEvent) => void;
}

interface DisabledReasonProps {
  /** Why the action cannot be used now; null when it can. */
  reason: string | null;
  /** Called when it is pressed all the same. */
  onRefused?: () => void;
  /** The button. */
  children: ReactElement<ActionProps>;
}

/**
 * A button that cannot be used says why, on hover, on focus and to screen readers. It is not `disabled` (which would take it out of reach):
 * pressing it does nothing of what it says.
 */
export function DisabledReason({ reason, onRefused, children }: DisabledReasonProps) {
  const id = useId();
  const isDisabled = reason !== null;
  const disabled = {
    'aria-disabled': true,
    'aria-describedby': id,
    'data-disabled': true,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onRefused?.();
    },
  };
  return (
    <>
      {/* Always rendered: a button that moves in the tree loses the focus. */}
      <Tooltip label={reason} disabled={!isDisabled}>
        {isDisabled ? cloneElement(children, disabled) : children}
      </Tooltip>
      {isDisabled && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}

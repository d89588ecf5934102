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
  /** Somebody pressed it all the same: a chance to show more than the reason. */
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
      {/* There either way: a button that moves in the tree loses the focus just when somebody has pressed it. */}
      <Tooltip label={reason} disabled={!isDisabled}>
        {isDisabled ? cloneElement(children, disabled) : children}
      </Tooltip>
      {isDisabled && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}

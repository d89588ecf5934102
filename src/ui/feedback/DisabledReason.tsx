import { Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react';

interface ActionProps {
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  'data-disabled'?: boolean;
  onClick?: (event: MouseEvent) => void;
}

interface DisabledReasonProps {
  /** Null when the action is available. */
  reason: string | null;
  /** Called when the person presses the button despite the reason. */
  onRefused?: () => void;
  children: ReactElement<ActionProps>;
}

/**
 * An unavailable button gives its reason on hover, on focus and to screen readers. A press does nothing; the
 * button is not `disabled`, because that would take it out of the tab order.
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

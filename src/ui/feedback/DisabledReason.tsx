import { Stack, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react';

/** A finger has no other way to a reason. */
const events = { hover: true, focus: true, touch: true };

interface ActionProps {
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  'data-disabled'?: boolean;
  onClick?: (event: MouseEvent) => void;
}

interface DisabledReasonProps {
  /** Null when the action is available. */
  reason: string | null;
  /** For an action that people look for: the reason stands under it. */
  isShown?: boolean;
  /** Called when the person presses the button despite the reason. */
  onRefused?: () => void;
  children: ReactElement<ActionProps>;
}

/**
 * An unavailable button gives its reason on hover, on focus, to a finger and to screen readers. A press does nothing
 * else; the button is not `disabled`, because that would take it out of the tab order.
 */
export function DisabledReason({ reason, isShown = false, onRefused, children }: DisabledReasonProps) {
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
  // Always rendered: a button that moves in the tree loses the focus.
  const action = (
    <Tooltip label={reason} disabled={!isDisabled || isShown} events={events}>
      {isDisabled ? cloneElement(children, disabled) : children}
    </Tooltip>
  );
  if (isShown)
    return (
      <Stack gap={2} align="flex-end" ta="end" {...(isDisabled && { flex: '1 1 0' })}>
        {action}
        {isDisabled && (
          <Text id={id} size="xs" c="dimmed">
            {reason}
          </Text>
        )}
      </Stack>
    );
  return (
    <>
      {action}
      {isDisabled && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </>
  );
}

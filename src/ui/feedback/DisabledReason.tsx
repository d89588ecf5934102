import { Stack, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react';

const events = { hover: true, focus: true, touch: true };

interface ActionProps {
  'aria-disabled'?: boolean;
  'aria-describedby'?: string;
  'data-disabled'?: boolean;
  onClick?: (event: MouseEvent) => void;
}

interface DisabledReasonProps {
  reason: string | null;
  isShown?: boolean;
  onRefused?: () => void;
  children: ReactElement<ActionProps>;
}

/**
 * An unavailable button gives its reason on hover, on focus, on touch and to screen readers. A press has no
 * other effect. The button is not `disabled`, because that would take it out of the tab order.
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
  // The tooltip is always rendered, because a button that moves in the tree loses the focus.
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

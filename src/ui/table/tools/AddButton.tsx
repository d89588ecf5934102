import { Button } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { Icon } from '@/ui/icons/Icon';

interface AddButtonProps {
  label: string;
  /** Whether a phone shows the sign only. */
  isCompact?: boolean | undefined;
  /** Whether something else is what to do next. */
  isSecond?: boolean | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** Adds a row to a list. */
export function AddButton({ label, isCompact, isSecond, onClick }: AddButtonProps) {
  return (
    <Button
      variant={isSecond ? 'default' : 'filled'}
      leftSection={<Icon name="plus" />}
      data-compact={isCompact || undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

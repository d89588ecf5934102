import { Button } from '@mantine/core';
import type { MouseEventHandler } from 'react';
import { Icon } from '@/ui/icons/Icon';

interface AddButtonProps {
  label: string;
  isCompact?: boolean | undefined;
  isSecond?: boolean | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

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

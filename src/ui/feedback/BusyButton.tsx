import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import classes from './BusyButton.module.css';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  busy: boolean;
}

/** Ignores presses while `busy` but keeps the focus, which a disabled button would lose. */
export function BusyButton({ busy, onClick, children, ...props }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...props} {...(busy && { 'aria-disabled': true, 'data-busy': true })} onClick={press}>
      <span className={classes.label}>{children}</span>
      {busy && <Loader className={classes.loader} size={18} color="currentColor" aria-hidden />}
    </Button>
  );
}

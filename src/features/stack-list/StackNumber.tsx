import type { StackItem } from '@/store/api/stackApi';
import { rowFocusId } from './rowFocus';
import classes from './StackNumber.module.css';

/** Longer than any number that a service counts up. */
const usualLength = 24;

export function StackNumber({ stack }: { stack: StackItem }) {
  const { stackId, stackNumber } = stack;
  return (
    <span id={rowFocusId(stackId)} className={stackNumber.length > usualLength ? undefined : classes.number}>
      {stackNumber}
    </span>
  );
}

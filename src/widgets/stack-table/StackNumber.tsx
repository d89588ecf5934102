import type { StackItem } from '../../store/api/stackApi';
import { rowFocusId } from './rowFocus';
import classes from './StackNumber.module.css';

/** A row's name; takes the focus when the row that had it is gone. */
export function StackNumber({ stack }: { stack: StackItem }) {
  return (
    <span id={rowFocusId(stack.stackId)} tabIndex={-1} className={classes.number}>
      {stack.stackNumber}
    </span>
  );
}

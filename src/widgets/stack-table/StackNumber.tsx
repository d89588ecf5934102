import type { StackItem } from '../../store/api/stackApi';
import { rowFocusId } from './rowFocus';
import classes from './StackNumber.module.css';

/** A row's name. */
export function StackNumber({ stack }: { stack: StackItem }) {
  return (
    <span id={rowFocusId(stack.stackId)} className={classes.number}>
      {stack.stackNumber}
    </span>
  );
}

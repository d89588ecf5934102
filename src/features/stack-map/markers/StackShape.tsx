import { type StackPoint, stateLooks } from '@/features/stack-map/geometry/stackPoint';
import classes from './StackShape.module.css';

/** The marker of a stack in the look of its state. */
export function StackShape({ state }: Pick<StackPoint, 'state'>) {
  const { tone, shape } = stateLooks[state];
  return <span className={classes.shape} data-tone={tone} data-shape={shape} />;
}

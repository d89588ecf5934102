import { type StackPoint, stateLooks } from '@/features/stack-map/geometry/stackPoint';
import classes from './StackShape.module.css';

export function StackShape({ state }: Pick<StackPoint, 'state'>) {
  const { tone, shape } = stateLooks[state];
  return <span className={classes.shape} data-tone={tone} data-shape={shape} />;
}

import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { stateMarks } from '@/ui/tone/stateMarks';
import classes from './StackShape.module.css';

export function StackShape({ state }: Pick<StackPoint, 'state'>) {
  const { tone, shape } = stateMarks[state];
  return <span className={classes.shape} data-tone={tone} data-shape={shape} />;
}

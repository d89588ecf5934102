import { type ClusterCounts, ringSegments } from '@/features/stack-map/clusters/clusterStates';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { stateMarks } from '@/ui/tone/stateMarks';
import classes from './MarkerShapes.module.css';

interface ClusterRingProps {
  states: ClusterCounts;
  /** The size is in pixels. */
  size: number;
}

const gap = 2;

export function ClusterRing({ states, size }: ClusterRingProps) {
  const segments = ringSegments(states);
  const circle = { cx: size / 2, cy: size / 2, r: size / 2 - 3, pathLength: 100 };
  return (
    <svg className={classes.ring} width={size} height={size} aria-hidden="true">
      <circle className={classes.base} {...circle} />
      {segments.map(({ state, from, share }) => {
        const drawn = segments.length > 1 ? share - gap : 100;
        return (
          <circle
            key={state}
            className={classes.segment}
            data-tone={stateMarks[state].tone}
            strokeDasharray={`${drawn} ${100 - drawn}`}
            strokeDashoffset={-from}
            {...circle}
          />
        );
      })}
    </svg>
  );
}

export function StackShape({ state }: Pick<StackPoint, 'state'>) {
  const { tone, shape } = stateMarks[state];
  return <span className={classes.shape} data-tone={tone} data-shape={shape} />;
}

import { memo, useLayoutEffect, useRef } from 'react';
import { Marker, useMap } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import { presentStates } from '@/features/stack-map/clusters/clusterStates';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { ClusterRing } from './ClusterRing';
import classes from './MapMarkers.module.css';
import { StackShape } from './StackShape';

type Cluster = Extract<Mark, { kind: 'cluster' }>;

interface MarkerProps {
  /** In the reading order. */
  index: number;
  /** In view, and so for the keyboard and a screen reader. */
  reachable: boolean;
  highlighted: boolean;
}

const unreachable = { tabIndex: -1, 'aria-hidden': true };

interface ClusterMarkerProps extends MarkerProps {
  cluster: Cluster;
  onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
}

/** Bubble size in pixels: grows with the count's magnitude, so that the eye ranks them. */
function bubbleSize(count: number): number {
  return Math.round(32 + 7 * Math.log10(count));
}

/** A number of stacks too close together to tell apart at this zoom. */
export const ClusterMarker = memo(function ClusterMarker({
  cluster,
  index,
  reachable,
  highlighted,
  onOpen,
}: ClusterMarkerProps) {
  const t = useText();
  const { number } = useFormats();
  const button = useFocusToMap();
  const { count, states } = cluster;
  const size = bubbleSize(count);
  const parts = presentStates(states).map((part) => t(`map.cluster_${part.state}`, { count: part.count }));
  const name = t('map.cluster', { count, states: parts.join(', ') });
  return (
    <Marker longitude={cluster.longitude} latitude={cluster.latitude}>
      <button
        ref={button}
        type="button"
        className={classes.target}
        aria-label={name}
        title={name}
        data-index={index}
        data-highlighted={highlighted || undefined}
        // A click without a pointer: Enter, the space bar or a screen reader.
        onClick={({ detail }) => onOpen(cluster, detail === 0)}
        {...(!reachable && unreachable)}
      >
        <span className={classes.bubble} style={{ width: size, height: size }}>
          <ClusterRing states={states} size={size} />
          {number(count)}
        </span>
      </button>
    </Marker>
  );
});

interface StackMarkerProps extends MarkerProps {
  point: StackPoint;
  /** Where it is known: a map knows its stacks by their ids. */
  stackNumber: string | undefined;
  open: boolean;
  onOpen: (stackId: string) => void;
  onHover: (stackId: string | undefined) => void;
}

/** One stack in the look of its state. */
export const StackMarker = memo(function StackMarker({
  point,
  stackNumber,
  index,
  reachable,
  highlighted,
  open,
  onOpen,
  onHover,
}: StackMarkerProps) {
  const t = useText();
  const { stackId, longitude, latitude, state } = point;
  const word = t(`stack_state.${state}`);
  const name =
    stackNumber === undefined
      ? t('map.marker', { state: word })
      : t('map.named_marker', { stackNumber, state: word });
  const enter = () => onHover(stackId);
  const leave = () => onHover(undefined);
  const button = useFocusToMap();
  return (
    <Marker longitude={longitude} latitude={latitude}>
      <button
        ref={button}
        type="button"
        className={classes.target}
        aria-label={name}
        title={name}
        data-index={index}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-highlighted={highlighted || open || undefined}
        onClick={() => onOpen(stackId)}
        onMouseEnter={enter}
        onMouseLeave={leave}
        onFocus={enter}
        onBlur={leave}
        {...(!reachable && unreachable)}
      >
        <StackShape state={state} />
      </button>
    </Marker>
  );
});

/**
 * For a marker: when it goes away under the focus, as a cluster does that has been opened, the map takes the focus.
 * From there the arrow keys go on, and Tab leads to the markers that came instead.
 */
function useFocusToMap() {
  const { current: map } = useMap();
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const marker = ref.current;
    return () => {
      if (marker && marker === document.activeElement) map?.getCanvas().focus({ preventScroll: true });
    };
  }, [map]);
  return ref;
}

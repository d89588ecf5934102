import { memo, useLayoutEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Mark } from '@/features/stack-map/clusters/clusterIndex';
import { presentStates } from '@/features/stack-map/clusters/clusterStates';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { stateMarks } from '@/ui/tone/stateMarks';
import { clusterSize } from './drawn/clusterSize';
import classes from './MapMarkers.module.css';

type Cluster = Extract<Mark, { kind: 'cluster' }>;

interface MarkerProps {
  /** The map draws the mark of this key under the button. */
  markKey: string;
  index: number;
  reachable: boolean;
  highlighted: boolean;
}

const unreachable = { tabIndex: -1, 'aria-hidden': true };

interface ClusterMarkerProps extends MarkerProps {
  cluster: Cluster;
  onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
}

export const ClusterMarker = memo(function ClusterMarker({
  cluster,
  markKey,
  index,
  reachable,
  highlighted,
  onOpen,
}: ClusterMarkerProps) {
  const t = useText();
  const button = useFocusToMap();
  const { count, states } = cluster;
  const size = clusterSize(count);
  const parts = presentStates(states).map((part) => t(`map.cluster_${part.state}`, { count: part.count }));
  const name = t('map.cluster', { count, states: parts.join(', ') });
  return (
    <button
      ref={button}
      type="button"
      className={classes.target}
      aria-label={name}
      title={name}
      data-index={index}
      data-mark={markKey}
      data-highlighted={highlighted || undefined}
      // Without a pointer the click comes from Enter, the space bar or a screen reader.
      onClick={({ detail }) => onOpen(cluster, detail === 0)}
      {...(!reachable && unreachable)}
    >
      <span style={{ width: size, height: size }} />
    </button>
  );
});

interface StackMarkerProps extends MarkerProps {
  point: StackPoint;
  stackNumber: string | undefined;
  open: boolean;
  onOpen: (stackId: string) => void;
  onHover: (stackId: string | undefined) => void;
}

export const StackMarker = memo(function StackMarker({
  point,
  stackNumber,
  markKey,
  index,
  reachable,
  highlighted,
  open,
  onOpen,
  onHover,
}: StackMarkerProps) {
  const t = useText();
  const { stackId, state } = point;
  const word = t(`stack_state.${state}`);
  const name =
    stackNumber === undefined
      ? t('map.marker', { state: word })
      : t('map.named_marker', { stackNumber, state: word });
  const enter = () => onHover(stackId);
  const leave = () => onHover(undefined);
  const button = useFocusToMap();
  return (
    <button
      ref={button}
      type="button"
      className={classes.target}
      aria-label={name}
      title={name}
      data-index={index}
      data-mark={markKey}
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
      <span className={classes.stack} data-shape={stateMarks[state].shape} />
    </button>
  );
});

/**
 * When a focused marker disappears, for example because its cluster was opened, the map takes the focus. The
 * arrow keys then move the map, and Tab leads to the new markers.
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

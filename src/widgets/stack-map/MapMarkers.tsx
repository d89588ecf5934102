import { memo } from 'react';
import { Marker } from 'react-map-gl/maplibre';
import { useFormats } from '../../i18n/useFormats';
import { useText } from '../../i18n/useText';
import type { Mark } from './clusterIndex';
import classes from './MapMarkers.module.css';
import { StackShape } from './StackShape';
import type { StackPoint } from './stackPoint';
import { useFocusToMap } from './useFocusToMap';

type Cluster = Extract<Mark, { kind: 'cluster' }>;

interface ClusterMarkerProps {
  cluster: Cluster;
  highlighted: boolean;
  onOpen: (cluster: Cluster) => void;
}

/** Bubble size in pixels: grows with the count's magnitude, so that the eye ranks them. */
function bubbleSize(count: number): number {
  return Math.round(24 + 7 * Math.log10(count));
}

/** A number of stacks too close together to tell apart at this zoom. */
export const ClusterMarker = memo(function ClusterMarker({
  cluster,
  highlighted,
  onOpen,
}: ClusterMarkerProps) {
  const t = useText();
  const { number } = useFormats();
  const button = useFocusToMap();
  const size = bubbleSize(cluster.count);
  return (
    <Marker longitude={cluster.longitude} latitude={cluster.latitude}>
      <button
        ref={button}
        type="button"
        className={classes.target}
        aria-label={t('map.cluster', { count: cluster.count })}
        data-highlighted={highlighted || undefined}
        onClick={() => onOpen(cluster)}
      >
        <span className={classes.bubble} style={{ width: size, height: size }}>
          {number(cluster.count)}
        </span>
      </button>
    </Marker>
  );
});

interface StackMarkerProps {
  point: StackPoint;
  highlighted: boolean;
  open: boolean;
  onOpen: (stackId: string) => void;
  onHover: (stackId: string | undefined) => void;
}

/** One stack in the look of its state. */
export const StackMarker = memo(function StackMarker({
  point,
  highlighted,
  open,
  onOpen,
  onHover,
}: StackMarkerProps) {
  const t = useText();
  const { stackId, longitude, latitude, state } = point;
  const enter = () => onHover(stackId);
  const leave = () => onHover(undefined);
  const button = useFocusToMap();
  return (
    <Marker longitude={longitude} latitude={latitude}>
      <button
        ref={button}
        type="button"
        className={classes.target}
        aria-label={t('map.marker', { state: t(`stack_state.${state}`) })}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-highlighted={highlighted || open || undefined}
        onClick={() => onOpen(stackId)}
        onMouseEnter={enter}
        onMouseLeave={leave}
        onFocus={enter}
        onBlur={leave}
      >
        <StackShape state={state} />
      </button>
    </Marker>
  );
});

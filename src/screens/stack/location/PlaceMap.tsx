import { lazy, useState } from 'react';
import { MapFrame } from '@/features/stack-map/base-map/MapFrame';
import { useText } from '@/i18n/useText';
import { isOnEarth, type Position } from '@/lib/isOnEarth';
import type { StackState } from '@/store/api/stackApi';
import classes from './PlaceMap.module.css';

/** A new one for each attempt: `lazy` remembers a failed load for ever. */
const lazyCanvas = () =>
  lazy(() =>
    import('@/features/stack-map/PlaceCanvas').then(({ PlaceCanvas }) => ({ default: PlaceCanvas })),
  );

interface PlaceMapProps {
  position: Position;
  state: StackState;
  /** The stack's number. */
  name: string;
}

/** Where the stack lies, or that its coordinates cannot be shown. */
export function PlaceMap({ position, state, name }: PlaceMapProps) {
  const t = useText();
  const [PlaceCanvas, setPlaceCanvas] = useState(lazyCanvas);
  if (!isOnEarth(position)) return <p className={classes.nonsense}>{t('stack.place.nonsense')}</p>;
  const { latitude, longitude } = position;
  return (
    <MapFrame
      label={t('stack.place.region', { name })}
      broken={t('stack.place.broken')}
      onRetry={() => setPlaceCanvas(lazyCanvas())}
    >
      <PlaceCanvas
        latitude={latitude}
        longitude={longitude}
        state={state}
        name={t('stack.place.marker', { name, state: t(`stack_state.${state}`) })}
      />
    </MapFrame>
  );
}

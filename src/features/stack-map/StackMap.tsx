import { useMemo } from 'react';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useLazy } from '@/ui/feedback/useLazy';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { MapFrame } from './base-map/MapFrame';
import type { MapPoints } from './geometry/pointSet';
import { stateMarks } from './geometry/stackPoint';
import type { MapCanvasProps } from './MapCanvas';
import { missingOnMap } from './missingOnMap';
import classes from './StackMap.module.css';

interface StackMapProps extends MapCanvasProps {
  /** `points` counts only if 'ready'. */
  status: 'loading' | 'ready' | 'error';
  onRetry: () => void;
  /** Whether the list already shows the same failure. */
  isFailureAnnounced?: boolean;
  /** Number of stacks that match the filters, once known. */
  total: number | undefined;
  /** The most points that the service sends for a map. */
  limit: number;
}

const none: MapPoints = [];

/** The list below holds the same data as text, so a link past the map comes first. */
export function StackMap({
  points,
  status,
  onRetry,
  isFailureAnnounced = false,
  total,
  limit,
  ...canvas
}: StackMapProps) {
  const t = useText();
  const [MapCanvas, loadAgain] = useLazy(async () => (await import('./MapCanvas')).MapCanvas);
  const shownPoints = status === 'error' ? none : status === 'ready' ? points : undefined;
  const shown =
    points && status === 'ready' ? missingOnMap({ shown: points.length, total, limit }) : undefined;

  return (
    <MapFrame
      label={t('map.region')}
      broken={t('map.broken')}
      onRetry={loadAgain}
      foot={
        <div className={classes.foot} data-covers="bottom left">
          <MapLegend points={shownPoints ?? none} />
          <p className={classes.note} role="status">
            {[
              status === 'loading' && t('map.loading'),
              shown?.limited && t('map.limited', shown.limited),
              shown?.unplaced && t('map.without_position', shown.unplaced),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
      }
    >
      <MapCanvas points={shownPoints} {...canvas} />
      {status === 'error' && !isFailureAnnounced && (
        <div className={classes.failure}>
          <ErrorState title={t('map.failed')} onRetry={onRetry} />
        </div>
      )}
    </MapFrame>
  );
}

/** Only the shapes of the given markers. */
function MapLegend({ points }: { points: MapPoints }) {
  const t = useText();
  const present = useMemo(() => {
    if ('ids' in points) return stackStates.filter((_, index) => points.states.includes(index));
    const states = new Set(points.map(({ state }) => state));
    return stackStates.filter((state) => states.has(state));
  }, [points]);
  if (present.length === 0) return null;
  return (
    <ul className={classes.legend} aria-label={t('map.legend')}>
      {present.map((state) => (
        <li key={state}>
          <ToneBadge {...stateMarks[state]} label={t(`stack_state.${state}`)} />
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { stackStates } from '@/lib/generated/enums.gen';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { later } from '@/ui/feedback/later';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { stateMarks } from '@/ui/tone/stateMarks';
import { ToneBadge } from '@/ui/tone/ToneBadge';
import { MapFrame } from './base-map/MapFrame';
import { type MapPoints, pointSetOf } from './geometry/pointSet';
import type { MapCanvasProps } from './MapCanvas';
import { useClusterIndex } from './markers/useClusterIndex';
import { missingOnMap } from './missingOnMap';
import classes from './StackMap.module.css';

interface StackMapProps extends Omit<MapCanvasProps, 'points' | 'clusters' | 'failure'> {
  points: MapPoints | undefined;
  isSecond?: boolean;
  status: 'loading' | 'ready' | 'error';
  onRetry: () => void;
  isFailureAnnounced?: boolean;
  total: number | undefined;
  limit: number;
  withoutPositionHref?: string | undefined;
}

const none: MapPoints = [];

const waiting = <div aria-busy="true" />;

const MapCanvas = later(async () => (await import('./MapCanvas')).MapCanvas, {
  waiting: () => waiting,
  failed: BrokenMap,
});

function BrokenMap({ clusters, onRetry }: MapCanvasProps & { onRetry: () => void }) {
  const t = useText();
  const retry = () => {
    clusters.restart();
    onRetry();
  };
  return <ErrorState title={t('map.broken')} onRetry={retry} />;
}

/** The list below the map holds the same data as text, so a link that skips the map comes first. */
export function StackMap({
  isSecond = false,
  points,
  status,
  onRetry,
  isFailureAnnounced = false,
  total,
  limit,
  withoutPositionHref,
  ...canvas
}: StackMapProps) {
  const t = useText();
  // The list behind the link has no map.
  const link = useFocusFallback<HTMLAnchorElement>();
  const shownPoints = status === 'error' ? none : status === 'ready' ? points : undefined;
  const pointSet = useMemo(() => shownPoints && pointSetOf(shownPoints), [shownPoints]);
  const clusters = useClusterIndex(pointSet);
  const mayStart = useTurn(isSecond);
  const shown =
    points && status === 'ready' ? missingOnMap({ shown: points.length, total, limit }) : undefined;

  return (
    <MapFrame
      label={t('map.region')}
      foot={
        <div className={classes.foot} data-covers="bottom left">
          <MapLegend points={shownPoints ?? none} />
          <p className={classes.note} role="status">
            {[status === 'loading' && t('map.loading'), shown?.limited && t('map.limited', shown.limited)]
              .filter(Boolean)
              .map((text) => `${text} `)}
            {shown?.unplaced &&
              (withoutPositionHref === undefined ? (
                t('map.without_position', shown.unplaced)
              ) : (
                <Link ref={link} to={withoutPositionHref} className={classes.link} data-reaches>
                  {t('map.without_position', shown.unplaced)}
                </Link>
              ))}
          </p>
        </div>
      }
    >
      {mayStart ? (
        <MapCanvas
          points={pointSet}
          clusters={clusters}
          {...canvas}
          failure={
            status === 'error' &&
            !isFailureAnnounced && (
              <div className={classes.failure} data-card>
                <ErrorState title={t('map.failed')} onRetry={onRetry} />
              </div>
            )
          }
        />
      ) : (
        waiting
      )}
    </MapFrame>
  );
}

function useTurn(isSecond: boolean): boolean {
  const [hasTurn, setTurn] = useState(!isSecond);
  useEffect(() => {
    if (hasTurn || isSecond) return;
    let task: ReturnType<typeof setTimeout>;
    // A task started in a frame runs after its painting.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setTurn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [hasTurn, isSecond]);
  return hasTurn;
}

function MapLegend({ points }: { points: MapPoints }) {
  const t = useText();
  const { number } = useFormats();
  const present = useMemo(() => {
    const counts = stackStates.map(() => 0);
    const add = (index: number) => {
      counts[index] = (counts[index] ?? 0) + 1;
    };
    if ('ids' in points) points.states.forEach(add);
    else for (const { state } of points) add(stackStates.indexOf(state));
    return stackStates
      .map((state, index) => ({ state, count: counts[index] ?? 0 }))
      .filter(({ count }) => count > 0);
  }, [points]);
  if (present.length === 0) return null;
  return (
    <ul className={classes.legend} aria-label={t('map.legend')}>
      {present.map(({ state, count }) => (
        <li key={state}>
          <ToneBadge {...stateMarks[state]} label={t(`stack_state.${state}`)} />{' '}
          <span className={classes.count}>{number(count)}</span>
        </li>
      ))}
    </ul>
  );
}

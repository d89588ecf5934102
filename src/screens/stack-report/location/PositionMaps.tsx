import { type ReactNode, useMemo } from 'react';
import { type WorldShapes, worldAttribution } from '@/features/stack-map/base-map/worldStyle';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import { overviewShapes } from './overviewShapes';
import classes from './PositionMaps.module.css';
import { type PositionMaps as Maps, reaches, usePositionMaps } from './usePositionMaps';

/** In kilometres: the country among its neighbours, and its coasts and borders near the position. */
const overviewReaches = [1_000, 300] as const;

export function PositionMaps({ position }: { position: Position }) {
  const t = useText();
  const { number } = useFormats();
  const { maps, isSettled } = usePositionMaps(position);
  useAwaited(isSettled);
  const isOverview = maps.kind === 'overview';
  const kilometres = isOverview ? overviewReaches : reaches.map((metres) => metres / 1_000);
  const missing = {
    waiting: t('report.place_waiting'),
    missing: t('report.place_map_missing'),
    overview: null,
    detailed: null,
  };

  return (
    <>
      <div className={classes.maps}>
        {kilometres.map((reach, index) => {
          const distance = number(reach);
          return (
            <MapFigure
              key={reach}
              title={t(isOverview ? 'report.place_overview' : 'report.place_around', { distance })}
              kilometres={reach}
              missing={missing[maps.kind]}
            >
              <MapPicture
                maps={maps}
                index={index}
                kilometres={reach}
                position={position}
                name={t('report.place_map', { distance })}
              />
            </MapFigure>
          );
        })}
      </div>
      <p className={classes.note}>
        {isOverview && `${t('report.place_overview_note')} ${worldAttribution}`}
        {maps.kind === 'detailed' && maps.attribution}
      </p>
    </>
  );
}

interface MapPictureProps {
  maps: Maps;
  index: number;
  kilometres: number;
  position: Position;
  name: string;
}

function MapPicture({ maps, index, kilometres, position, name }: MapPictureProps) {
  if (maps.kind === 'detailed') return <img src={maps.pictures[index]} alt={name} />;
  if (maps.kind !== 'overview') return null;
  return <OverviewMap world={maps.world} position={position} kilometres={kilometres} name={name} />;
}

interface OverviewMapProps {
  world: WorldShapes;
  position: Position;
  /** How far it reaches to the north and to the south. */
  kilometres: number;
  name: string;
}

/** Coasts and borders around a position: needs neither a network nor WebGL, and is as sharp as the printer. */
function OverviewMap({ world, position: { latitude, longitude }, kilometres, name }: OverviewMapProps) {
  const aside = kilometres * 1.5;
  const { land, borders } = useMemo(
    () => overviewShapes(world, { latitude, longitude }, { aside, up: kilometres }),
    [world, latitude, longitude, aside, kilometres],
  );
  return (
    <svg
      role="img"
      aria-label={name}
      className={classes.map}
      viewBox={`${-aside} ${-kilometres} ${2 * aside} ${2 * kilometres}`}
    >
      <path className={classes.land} d={land} />
      <path className={classes.borders} d={borders} />
    </svg>
  );
}

interface MapFigureProps {
  title: string;
  /** How far the map reaches to the north and to the south: its scale bar is as long. */
  kilometres: number;
  /** The picture, which fills the frame; null for none, for the reason given. */
  children: ReactNode;
  /** Why there is no picture; null where there is one. */
  missing: string | null;
}

/** Of one size whatever there is to show; the position is in the middle. */
function MapFigure({ title, kilometres, children, missing }: MapFigureProps) {
  const t = useText();
  const { number } = useFormats();
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.title}>{title}</figcaption>
      <div className={classes.frame}>
        {missing === null ? (
          <>
            {children}
            <PositionMark />
            <span className={classes.scale}>
              {t('report.place_distance', { distance: number(kilometres) })}
            </span>
          </>
        ) : (
          <p className={classes.missing}>{missing}</p>
        )}
      </div>
    </figure>
  );
}

/** Stands out from every map by its shape, so on grey paper too. */
function PositionMark() {
  return (
    <svg className={classes.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="8" className={classes.halo} />
      <circle r="8" className={classes.ring} />
      <circle r="2.5" className={classes.dot} />
    </svg>
  );
}

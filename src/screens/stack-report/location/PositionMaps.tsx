import type { ReactNode } from 'react';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import type { Overview, OverviewMap as OverviewShapes } from './overview';
import classes from './PositionMaps.module.css';
import { reaches, usePositionMaps } from './usePositionMaps';

export function PositionMaps({ position }: { position: Position }) {
  const t = useText();
  const { number } = useFormats();
  const { maps, isSettled } = usePositionMaps(position);
  useAwaited(isSettled);
  const figures =
    maps.kind === 'overview' ? maps.maps : reaches.map((metres) => ({ kilometres: metres / 1_000 }));
  const missing = {
    waiting: t('report.place_waiting'),
    missing: t('report.place_map_missing'),
    overview: null,
    detailed: null,
  };
  const titleOf = (index: number, distance: string) => {
    if (maps.kind !== 'overview') return t('report.place_around', { distance });
    const nearest = index === 1 && maps.nearest;
    return nearest ? nearestText(nearest) : t('report.place_overview', { distance });
  };
  const nearestText = ({ town, kilometres, direction }: NonNullable<Overview['nearest']>) =>
    t('report.place_nearest', { distance: number(kilometres), direction, town });

  return (
    <>
      <div className={classes.maps}>
        {figures.map((figure, index) => {
          const { kilometres } = figure;
          const distance = number(kilometres);
          const name = t('report.place_map', { distance });
          return (
            <MapFigure
              key={kilometres}
              title={titleOf(index, distance)}
              kilometres={kilometres}
              missing={missing[maps.kind]}
            >
              {maps.kind === 'detailed' && <img src={maps.pictures[index]} alt={name} />}
              {maps.kind === 'overview' && maps.maps[index] && (
                <OverviewMap map={maps.maps[index]} name={name} />
              )}
            </MapFigure>
          );
        })}
      </div>
      <p className={classes.note}>
        {maps.kind === 'overview' && `${t('report.place_overview_note')} ${maps.attribution}`}
        {maps.kind === 'detailed' && maps.attribution}
      </p>
    </>
  );
}

/**
 * Draws coasts, borders and towns around a position. It needs neither a network nor WebGL, and is printed as
 * sharply as the printer can.
 */
function OverviewMap({ map, name }: { map: OverviewShapes; name: string }) {
  const { kilometres, aside, letter, land, borders, country, towns } = map;
  return (
    <svg
      role="img"
      aria-label={name}
      className={classes.map}
      viewBox={`${-aside} ${-kilometres} ${2 * aside} ${2 * kilometres}`}
    >
      <path className={classes.land} d={land} />
      <path className={classes.country} d={country} />
      <path className={classes.borders} d={borders} />
      <g className={classes.towns} fontSize={letter}>
        {towns.map(({ name: town, at: [x, y], isLeft }) => (
          <g key={town}>
            <circle cx={x} cy={y} r={letter * 0.2} />
            <text
              x={x + letter * (isLeft ? -0.5 : 0.5)}
              y={y + letter * 0.35}
              textAnchor={isLeft ? 'end' : undefined}
            >
              {town}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

interface MapFigureProps {
  title: string;
  kilometres: number;
  children: ReactNode;
  missing: string | null;
}

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

/** The shape is visible on every map, even in grey print. */
function PositionMark() {
  return (
    <svg className={classes.mark} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="8" className={classes.halo} />
      <circle r="8" className={classes.ring} />
      <circle r="2.5" className={classes.dot} />
    </svg>
  );
}

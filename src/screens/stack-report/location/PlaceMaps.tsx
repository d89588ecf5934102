import { worldAttribution } from '@/features/stack-map/base-map/worldStyle';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/isOnEarth';
import { useAwaited } from '@/screens/stack-report/readiness/readiness';
import { MapFigure } from './MapFigure';
import { OverviewMap } from './OverviewMap';
import classes from './PlaceMaps.module.css';
import { type PlaceMaps as Maps, reaches, usePlaceMaps } from './usePlaceMaps';

/** In kilometres: the country among its neighbours, and its coasts and borders near the place. */
const overviewReaches = [1_000, 300] as const;

/** The place on two still maps, a wide and a near one. */
export function PlaceMaps({ place }: { place: Position }) {
  const t = useText();
  const { number } = useFormats();
  const { maps, isSettled } = usePlaceMaps(place);
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
                place={place}
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
  /** Which of the two. */
  index: number;
  kilometres: number;
  place: Position;
  name: string;
}

function MapPicture({ maps, index, kilometres, place, name }: MapPictureProps) {
  if (maps.kind === 'detailed') return <img src={maps.pictures[index]} alt={name} />;
  if (maps.kind !== 'overview') return null;
  return <OverviewMap world={maps.world} place={place} kilometres={kilometres} name={name} />;
}

import { useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './NearestTown.module.css';
import { type TownPoints, townNear } from './towns';

interface NearestTownProps {
  map: MapRef;
  towns: TownPoints;
}

export function NearestTown({ map, towns }: NearestTownProps) {
  const t = useText();
  const { number } = useFormats();
  const [away, setAway] = useState(() => awayOfMiddle(map, towns));
  useEffect(() => {
    const follow = () => setAway(awayOfMiddle(map, towns));
    follow();
    map.on('moveend', follow);
    return () => {
      map.off('moveend', follow);
    };
  }, [map, towns]);
  if (!away) return null;
  return (
    <p className={classes.town}>{t('map.from_town', { ...away, kilometres: number(away.kilometres) })}</p>
  );
}

function awayOfMiddle(map: MapRef, towns: TownPoints) {
  const { lat, lng } = map.getCenter().wrap();
  return townNear(towns, { latitude: lat, longitude: lng })?.away;
}

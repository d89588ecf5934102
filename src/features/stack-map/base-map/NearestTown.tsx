import { useEffect, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { type Bounds, isInView } from '@/features/stack-map/geometry/bounds';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './NearestTown.module.css';
import { type TownPoints, townNearby } from './towns';

interface NearestTownProps {
  map: MapRef;
  towns: TownPoints;
}

/** Where the middle of the map is, once no town is in view: "12 km south-east of Hobro". */
export function NearestTown({ map, towns }: NearestTownProps) {
  const t = useText();
  const { number } = useFormats();
  const [town, setTown] = useState(() => townOutOfView(map, towns));
  useEffect(() => {
    const follow = () => setTown(townOutOfView(map, towns));
    follow();
    map.on('moveend', follow);
    map.on('resize', follow);
    return () => {
      map.off('moveend', follow);
      map.off('resize', follow);
    };
  }, [map, towns]);
  if (!town) return null;
  const { name, metres, direction } = town;
  const kilometres = metres / 1000;
  return (
    <p className={classes.town}>
      {t('map.from_town', { kilometres: number(kilometres, kilometres < 10 ? 1 : 0), direction, town: name })}
    </p>
  );
}

/** Undefined while the map shows a town. */
function townOutOfView(map: MapRef, towns: TownPoints) {
  const bounds = map.getBounds();
  const view: Bounds = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  const isAnyInView = towns.features.some(({ geometry }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return isInView({ longitude, latitude }, view);
  });
  if (isAnyInView) return undefined;
  const { lat, lng } = map.getCenter().wrap();
  return townNearby(towns, { latitude: lat, longitude: lng });
}

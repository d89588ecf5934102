import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Layer, type MapRef, Source } from 'react-map-gl/maplibre';
import { useViewport, type Viewport } from '@/features/stack-map/geometry/useViewport';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { graticuleOf } from './graticule';
import classes from './PlainGround.module.css';
import { type TownPoints, townNear } from './towns';
import { fonts, type MapPalette, plainZoom } from './worldStyle';

interface PlainGroundProps {
  map: MapRef;
  towns: TownPoints | undefined;
  palette: MapPalette;
}

export function PlainGround({ map, towns, palette }: PlainGroundProps) {
  const viewport = useViewport(map, 'moveend');
  const isPlain = useSyncExternalStore(
    useCallback(
      (follow) => {
        map.on('moveend', follow);
        return () => {
          map.off('moveend', follow);
        };
      },
      [map],
    ),
    () => map.getZoom() >= plainZoom,
  );
  if (!isPlain) return null;
  return (
    <>
      {/* Each zoom has a source of its own, because a tile that is still loading when its source gets
          other lines keeps the old ones. */}
      <DegreeLines key={viewport.zoom} viewport={viewport} palette={palette} />
      {towns && <NearestTown map={map} towns={towns} />}
    </>
  );
}

interface DegreeLinesProps {
  viewport: Viewport;
  palette: MapPalette;
}

function DegreeLines({ viewport: { box, zoom }, palette }: DegreeLinesProps) {
  const t = useText();
  const { number } = useFormats();
  const lines = useMemo(() => {
    const valuesOf = (degrees: number, digits: number) => ({
      degrees: number(Math.abs(degrees), digits),
      side: degrees < 0 ? 'negative' : 'positive',
    });
    return graticuleOf(box, zoom, {
      parallel: (latitude, digits) => t('map.parallel', valuesOf(latitude, digits)),
      meridian: (longitude, digits) => t('map.meridian', valuesOf(longitude, digits)),
    });
  }, [box, zoom, t, number]);
  return (
    <Source type="geojson" data={lines}>
      <Layer
        type="line"
        beforeId="towns"
        minzoom={plainZoom}
        paint={{ 'line-color': palette.line, 'line-width': 1 }}
      />
      <Layer
        type="symbol"
        beforeId="towns"
        minzoom={plainZoom}
        layout={{
          'symbol-placement': 'line',
          'text-field': ['get', 'label'],
          'text-font': fonts,
          'text-size': 11,
        }}
        paint={{
          'text-color': palette.text,
          'text-halo-color': palette.land,
          'text-halo-width': 1.5,
          'text-opacity': 0.75,
        }}
      />
    </Source>
  );
}

interface NearestTownProps {
  map: MapRef;
  towns: TownPoints;
}

function NearestTown({ map, towns }: NearestTownProps) {
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

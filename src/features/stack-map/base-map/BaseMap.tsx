import 'maplibre-gl/dist/maplibre-gl.css';
import './mapWorker';
import { useComputedColorScheme } from '@mantine/core';
import type { GeoJSONSource } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { Map as MapLibre, type MapProps, type MapRef } from 'react-map-gl/maplibre';
import { closestZoom } from '@/features/stack-map/clusters/clusterIndex';
import { snapOutwards } from '@/features/stack-map/geometry/bounds';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import classes from './BaseMap.module.css';
import { graticuleOf } from './graticule';
import { useBaseMap } from './useBaseMap';
import { graticuleSource } from './worldStyle';

type BaseMapProps = Required<Pick<MapProps, 'initialViewState'>> &
  Pick<MapProps, 'cooperativeGestures' | 'locale'> & {
    /** What lies on the map. Roads and places are there to be seen only where it is not `rough`. */
    children: (base: { map: MapRef; rough: boolean }) => ReactNode;
  };

/** The map itself with its controls, all that is heavy about it. Throws while rendering when it cannot be drawn. */
export function BaseMap({ children, ...options }: BaseMapProps) {
  const scheme = useComputedColorScheme('light');
  const [map, setMap] = useState<MapRef | null>(null);
  const [isBroken, setBroken] = useState(false);
  const { style, rough } = useBaseMap(map, scheme);
  useGraticule(map);
  if (isBroken) throw new Error('The map could not be drawn');

  return (
    <MapLibre
      ref={setMap}
      {...options}
      mapStyle={style}
      // The base maps have nothing in common that could be kept.
      styleDiffing={false}
      maxZoom={closestZoom}
      attributionControl={{ compact: false }}
      dragRotate={false}
      touchPitch={false}
      fadeDuration={0}
      // Without a map the error is that none could be made (no WebGL); others concern single tiles.
      onError={({ target }) => setBroken(!target)}
    >
      {map && (
        <div className={classes.content}>
          <CanvasManners map={map} />
          {children({ map, rough })}
        </div>
      )}
    </MapLibre>
  );
}

/** North stays up, and the canvas says how it is moved. */
function CanvasManners({ map }: { map: MapRef }) {
  const t = useText();
  useEffect(() => {
    map.getMap().keyboard.disableRotation();
    map.getMap().touchZoomRotate.disableRotation();
  }, [map]);
  useEffect(() => map.getCanvas().setAttribute('aria-label', t('map.canvas')), [map, t]);
  return null;
}

/** Keeps the lines of round degrees in the bundled map; a tile map has no place for them and needs none. */
function useGraticule(map: MapRef | null): void {
  const t = useText();
  const { number } = useFormats();
  useEffect(() => {
    if (!map) return;
    const side = (degrees: number) => (degrees < 0 ? 'negative' : 'positive');
    const labels = {
      parallel: (latitude: number, digits: number) =>
        t('map.parallel', { degrees: number(Math.abs(latitude), digits), side: side(latitude) }),
      meridian: (longitude: number, digits: number) =>
        t('map.meridian', { degrees: number(Math.abs(longitude), digits), side: side(longitude) }),
    };
    const draw = () => {
      const bounds = map.getBounds();
      const zoom = Math.floor(map.getZoom());
      const box = snapOutwards(
        [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        zoom,
      );
      map.getSource<GeoJSONSource>(graticuleSource)?.setData(graticuleOf(box, zoom, labels));
    };
    draw();
    map.on('moveend', draw);
    map.on('style.load', draw);
    return () => {
      map.off('moveend', draw);
      map.off('style.load', draw);
    };
  }, [map, t, number]);
}

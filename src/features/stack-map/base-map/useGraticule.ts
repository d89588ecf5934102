import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { snapOutwards } from '@/features/stack-map/geometry/bounds';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { edgeLabels } from './edgeLabels';
import { type Graticule, graticuleOf } from './graticule';
import { setSource } from './setSource';
import { degreesSource, graticuleSource } from './worldStyle';

/**
 * Updates the lines of round degrees in the bundled map, and their numbers at its edge, whenever the map has stopped. The
 * attribution comes when a source has loaded, and may cover a number: they are compared whenever the map is idle. The
 * style of a tile map has no source for them, and needs none.
 */
export function useGraticule(map: MapRef | null): void {
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
    let drawn: { source: GeoJSONSource; key: string; lines: Graticule } | undefined;
    let before: string | undefined;
    const draw = () => {
      const source = map.getSource<GeoJSONSource>(graticuleSource);
      if (!source) return;
      const bounds = map.getBounds();
      const zoom = Math.floor(map.getZoom());
      const box = snapOutwards(
        [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        zoom,
      );
      const key = JSON.stringify([box, zoom]);
      if (drawn?.source !== source || drawn.key !== key) {
        drawn = { source, key, lines: graticuleOf(box, zoom, labels) };
        setSource(map, graticuleSource, drawn.lines);
      }
      const numbers = edgeLabels(map, drawn.lines);
      before = JSON.stringify(numbers);
      setSource(map, degreesSource, numbers);
    };
    const compare = () => {
      if (drawn && JSON.stringify(edgeLabels(map, drawn.lines)) !== before) draw();
    };
    draw();
    map.on('moveend', draw);
    map.on('resize', draw);
    map.on('style.load', draw);
    map.on('idle', compare);
    return () => {
      map.off('moveend', draw);
      map.off('resize', draw);
      map.off('style.load', draw);
      map.off('idle', compare);
    };
  }, [map, t, number]);
}

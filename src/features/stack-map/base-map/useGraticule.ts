import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { snapOutwards } from '@/features/stack-map/geometry/bounds';
import { useFormats } from '@/i18n/useFormats';
import { useText } from '@/i18n/useText';
import { graticuleOf } from './graticule';
import { graticuleSource } from './worldStyle';

/** Keeps the lines of round degrees in the bundled map. The style of a tile map has no source for them, and needs none. */
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
    let drawn: { source?: GeoJSONSource; key?: string } = {};
    const draw = () => {
      const source = map.getSource<GeoJSONSource>(graticuleSource);
      const bounds = map.getBounds();
      const zoom = Math.floor(map.getZoom());
      const box = snapOutwards(
        [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
        zoom,
      );
      const key = JSON.stringify([box, zoom]);
      if (!source || (drawn.source === source && drawn.key === key)) return;
      drawn = { source, key };
      const lines = graticuleOf(box, zoom, labels);
      source.setData(lines);
      // A tile that was still loading keeps its former lines: they are set again once all tiles are there.
      map.once('idle', () => {
        if (drawn.key === key && map.getSource(graticuleSource) === source) source.setData(lines);
      });
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

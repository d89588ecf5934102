import 'maplibre-gl/dist/maplibre-gl.css';
import { useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Map as MapLibre, type MapProps, type MapRef } from 'react-map-gl/maplibre';
import { closestZoom } from '@/features/stack-map/clusters/clusterIndex';
import { useText } from '@/i18n/useText';
import classes from './BaseMap.module.css';
import { isWorkerFailure } from './mapWorker';
import { PlainGround } from './PlainGround';
import { useBaseMap } from './useBaseMap';
import { townZoom } from './worldStyle';

type BaseMapProps = Required<Pick<MapProps, 'initialViewState'>> &
  Pick<MapProps, 'cooperativeGestures' | 'locale'> & {
    /**
     * The children are drawn on the map. Without tiles, a view that the person has not chosen zooms in no
     * further than `closest`.
     */
    children: (base: { map: MapRef; closest: number | undefined }) => ReactNode;
  };

/**
 * `BaseMap` is the part of a map that takes long to load. It throws while rendering if the map cannot be
 * drawn.
 */
export function BaseMap({ children, ...options }: BaseMapProps) {
  const scheme = useComputedColorScheme('light');
  const [map, setMap] = useState<MapRef | null>(null);
  const [isBroken, setBroken] = useState(false);
  const { style, world, palette } = useBaseMap(map, scheme);
  useSize(map);
  useBusyCanvas(map);
  const t = useText();
  if (isBroken) throw new Error('The map could not be drawn');

  return (
    <>
      {/* MapLibre arrives in a chunk of its own. Until then the frame is empty but busy. */}
      {!map && <div aria-busy="true" />}
      <MapLibre
        ref={setMap}
        {...options}
        // MapLibre's own name is English and is replaced until the effect below runs.
        locale={{ 'Map.Title': t('map.canvas'), ...options.locale }}
        mapStyle={style}
        // The base maps have no layers in common that a diff could keep.
        styleDiffing={false}
        maxZoom={closestZoom}
        attributionControl={{ compact: false }}
        dragRotate={false}
        touchPitch={false}
        fadeDuration={0}
        trackResize={false}
        // An error without a target means that the map could not be created (no WebGL), and without its worker the
        // map draws nothing. Other errors concern single tiles.
        onError={({ target, error }) => {
          if (!target || isWorkerFailure(error)) setBroken(true);
        }}
      >
        {map && (
          <div className={classes.content}>
            <CanvasControls map={map} />
            {world && <PlainGround map={map} towns={world.towns} palette={palette} />}
            {children({ map, closest: world && townZoom })}
          </div>
        )}
      </MapLibre>
    </>
  );
}

function CanvasControls({ map }: { map: MapRef }) {
  const t = useText();
  useEffect(() => {
    const drawing = map.getMap();
    drawing.keyboard.disableRotation();
    drawing.touchZoomRotate.disableRotation();
  }, [map]);
  useEffect(() => map.getCanvas().setAttribute('aria-label', t('map.canvas')), [map, t]);
  return null;
}

const worldPixels = 512;

/**
 * Keeps the map as large as its container. MapLibre's own observer ignores its first size: in a container
 * that grew after the map's creation the map would keep its old size.
 */
function useSize(map: MapRef | null): void {
  useEffect(() => {
    if (!map) return;
    const resized = new ResizeObserver(([entry]) => {
      map.resize();
      // A map that is wider than the world would show it more than once.
      if (entry && entry.contentRect.width > 0)
        map.getMap().setMinZoom(Math.log2(entry.contentRect.width / worldPixels));
    });
    resized.observe(map.getContainer());
    return () => resized.disconnect();
  }, [map]);
}

function useBusyCanvas(map: MapRef | null): void {
  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    const begin = () => canvas.setAttribute('aria-busy', 'true');
    const end = () => canvas.removeAttribute('aria-busy');
    const beginnings = ['dataloading', 'movestart', 'resize'] as const;
    begin();
    for (const event of beginnings) map.on(event, begin);
    map.on('idle', end);
    map.triggerRepaint();
    return () => {
      for (const event of beginnings) map.off(event, begin);
      map.off('idle', end);
    };
  }, [map]);
}

import 'maplibre-gl/dist/maplibre-gl.css';
import { useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Map as MapLibre, type MapRef } from 'react-map-gl/maplibre';
import { useText } from '../../i18n/useText';
import { boundsOf } from './bounds';
import { closestZoom } from './clusterIndex';
import classes from './MapCanvas.module.css';
import { MapControls } from './MapControls';
import { StackLayer } from './StackLayer';
import { StackPopup } from './StackPopup';
import type { StackPoint } from './stackPoint';
import { useBaseMap } from './useBaseMap';
import { fitOptions, useFitToPoints } from './useFitToPoints';
import { useOpenPopup } from './useOpenPopup';
import { usePanToFocus } from './usePanToFocus';

export interface MapCanvasProps {
  /** Undefined while they are on their way. */
  points: readonly StackPoint[] | undefined;
  highlightedId: string | undefined;
  onHover: (stackId: string | undefined) => void;
  /** What the popup holds for one stack. */
  popup: (stackId: string, close: () => void) => ReactNode;
}

const none: readonly StackPoint[] = [];

/** The map itself, with all that is heavy about it. Throws while rendering when it cannot be drawn. */
export function MapCanvas({ points, ...stacks }: MapCanvasProps) {
  const scheme = useComputedColorScheme('light');
  const [map, setMap] = useState<MapRef | null>(null);
  const [isBroken, setBroken] = useState(false);
  const mapStyle = useBaseMap(map, scheme);
  if (isBroken) throw new Error('The map could not be drawn');

  return (
    <MapLibre
      ref={setMap}
      initialViewState={{ bounds: boundsOf(points ?? none), fitBoundsOptions: fitOptions }}
      mapStyle={mapStyle}
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
      {map && <MapContent map={map} points={points} {...stacks} />}
    </MapLibre>
  );
}

function MapContent({ map, points, highlightedId, onHover, popup }: MapCanvasProps & { map: MapRef }) {
  const t = useText();
  const opened = useOpenPopup(points);
  useFitToPoints(map, points);
  usePanToFocus(map);

  useEffect(() => {
    map.getMap().keyboard.disableRotation();
    map.getMap().touchZoomRotate.disableRotation();
  }, [map]);

  useEffect(() => map.getCanvas().setAttribute('aria-label', t('map.canvas')), [map, t]);

  return (
    <div className={classes.content}>
      <MapControls />
      <StackLayer
        map={map}
        points={points ?? none}
        highlightedId={highlightedId}
        openId={opened.content?.chosen?.stackId}
        onHover={onHover}
        onOpen={opened.open}
      />
      {opened.content && (
        <StackPopup content={opened.content} onChoose={opened.choose} onClose={opened.close} popup={popup} />
      )}
    </div>
  );
}

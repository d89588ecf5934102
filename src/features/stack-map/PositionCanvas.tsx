import { useEffect } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import { BaseMap } from './base-map/BaseMap';
import { MapControls } from './base-map/MapControls';
import type { StackPoint } from './geometry/stackPoint';
import { StackShape } from './markers/MarkerShapes';

/** Forest roads appear from this zoom on. */
const roadZoom = 13;

interface PositionCanvasProps extends Omit<StackPoint, 'stackId'> {
  name: string;
}

/** The wheel and one finger still scroll the page. */
export function PositionCanvas({ name, longitude, latitude, state }: PositionCanvasProps) {
  const t = useText();
  return (
    <BaseMap
      initialViewState={{ longitude, latitude, zoom: roadZoom }}
      cooperativeGestures
      locale={{
        'CooperativeGesturesHandler.WindowsHelpText': t('map.wheel_help', { key: t('map.ctrl_key') }),
        'CooperativeGesturesHandler.MacHelpText': t('map.wheel_help', { key: '⌘' }),
        'CooperativeGesturesHandler.MobileHelpText': t('map.touch_help'),
      }}
    >
      {({ map, closest = roadZoom }) => (
        <>
          <MapControls />
          <Camera map={map} longitude={longitude} latitude={latitude} zoom={closest} />
          <Marker longitude={longitude} latitude={latitude}>
            <span role="img" aria-label={name}>
              <StackShape state={state} />
            </span>
          </Marker>
        </>
      )}
    </BaseMap>
  );
}

function Camera({
  map,
  longitude,
  latitude,
  zoom,
}: Record<'longitude' | 'latitude' | 'zoom', number> & { map: MapRef }) {
  useEffect(() => {
    map.jumpTo({ center: [longitude, latitude], zoom });
  }, [map, longitude, latitude, zoom]);
  return null;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { type MapMouseEvent, type MapRef, Marker } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import { type Position, roundedPosition } from '@/lib/position';
import { BaseMap } from './base-map/BaseMap';
import { MapControls } from './base-map/MapControls';
import type { StackPoint } from './geometry/stackPoint';
import { StackShape } from './markers/StackShape';

const roadZoom = 13;

interface PositionCanvasProps extends Omit<StackPoint, 'stackId'> {
  name: string;
  onPick?: ((position: Position) => void) | undefined;
}

export function PositionCanvas({ name, longitude, latitude, state, onPick }: PositionCanvasProps) {
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
          {onPick && <Picker map={map} onPick={onPick} />}
          <Camera
            map={map}
            longitude={longitude}
            latitude={latitude}
            zoom={closest}
            keepsZoom={onPick !== undefined}
          />
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

function Picker({ map, onPick }: { map: MapRef; onPick: (position: Position) => void }) {
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    const press = ({ lngLat }: MapMouseEvent) =>
      pick(roundedPosition({ latitude: lngLat.lat, longitude: lngLat.lng }, 6));
    map.on('click', press);
    return () => {
      map.off('click', press);
    };
  }, [map]);
  return null;
}

interface CameraProps extends Record<'longitude' | 'latitude' | 'zoom', number> {
  map: MapRef;
  keepsZoom: boolean;
}

function Camera({ map, longitude, latitude, zoom, keepsZoom }: CameraProps) {
  const zoomed = useRef<number>(null);
  useEffect(() => {
    const isZoomed = keepsZoom && zoomed.current === zoom;
    zoomed.current = zoom;
    map.jumpTo({ center: [longitude, latitude], ...(!isZoomed && { zoom }) });
  }, [map, longitude, latitude, zoom, keepsZoom]);
  return null;
}

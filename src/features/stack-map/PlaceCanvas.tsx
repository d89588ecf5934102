import { useEffect } from 'react';
import { type MapRef, Marker } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import { BaseMap } from './base-map/BaseMap';
import { MapControls } from './base-map/MapControls';
import type { StackPoint } from './geometry/stackPoint';
import { StackShape } from './markers/StackShape';

/** Forest roads are drawn from here on. */
const roadZoom = 13;

/** The bundled world has coasts, borders and towns: those around the place must be seen. */
const townZoom = 8;

interface PlaceCanvasProps extends Omit<StackPoint, 'stackId'> {
  /** What the marker is called. */
  name: string;
}

/** A map with one stack on it, which does not take the wheel and the finger from the page it stands in. */
export function PlaceCanvas({ name, ...place }: PlaceCanvasProps) {
  const t = useText();
  const { longitude, latitude, state } = place;
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
      {({ map, rough }) => (
        <>
          <MapControls />
          <Camera map={map} longitude={longitude} latitude={latitude} zoom={rough ? townZoom : roadZoom} />
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

/** Looks at the place again whenever it is another one, or the ground under it. */
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

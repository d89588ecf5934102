// This replaces MapLibre and its React binding, which need WebGL and have no CommonJS. The map shows the whole world
// at a settable zoom, has markers as plain children, and records its movements.
import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

type Listener = (event: object) => void;

interface LngLat {
  lng: number;
  lat: number;
}

export const degrees = (lng: number, lat: number): LngLat & { wrap: () => LngLat } => ({
  lng,
  lat,
  wrap: () => ({ lng, lat }),
});

function createFakeMap() {
  const container = document.createElement('div');
  const listeners = new Map<string, Set<Listener>>();
  let zoom = 2;
  const tell = (type: string, event: object = {}) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const disable = { disableRotation: () => undefined };
  const fake = {
    fitBounds: jest.fn(),
    jumpTo: jest.fn(),
    panBy: jest.fn(),
    easeTo: jest.fn((camera: { zoom: number }) => {
      zoom = camera.zoom;
      tell('move');
      tell('moveend');
    }),
    resize: jest.fn(),
    triggerRepaint: () => undefined,
    zoomIn: jest.fn(),
    zoomOut: jest.fn(),
    isMoving: () => false,
    getZoom: () => zoom,
    getCenter: () => degrees(9.5, 56.123_45),
    getBounds: () => ({ getWest: () => -180, getSouth: () => -85, getEast: () => 180, getNorth: () => 85 }),
    getContainer: () => container,
    getCanvasContainer: () => container,
    getCanvas: () => container,
    /** Returns the distance from the middle in pixels; a degree has 2^zoom pixels. */
    project: (place: LngLat | [number, number]) => {
      const middle = fake.getCenter();
      const [lng, lat] = Array.isArray(place) ? place : [place.lng, place.lat];
      return { x: 2 ** zoom * (lng - middle.lng), y: 2 ** zoom * (middle.lat - lat) };
    },
    on: (type: string, listener: Listener) =>
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    off: (type: string, listener: Listener) => listeners.get(type)?.delete(listener),
    getMap: () => ({ keyboard: disable, touchZoomRotate: disable, setMinZoom: () => undefined }),
    tell,
  };
  return fake;
}

type FakeMap = ReturnType<typeof createFakeMap>;

const MapContext = createContext<FakeMap | undefined>(undefined);

interface MapState {
  map: FakeMap | undefined;
  mapStyle: unknown;
  isImpossible: boolean;
}

export const fakeMap: MapState = {
  map: undefined,
  mapStyle: undefined,
  isImpossible: false,
};

interface MapProps {
  ref: Ref<FakeMap>;
  mapStyle: unknown;
  onError: (event: { target: null }) => void;
  children: ReactNode;
}

export function MapView({ ref, mapStyle, onError, children }: MapProps) {
  const [map] = useState(createFakeMap);
  useImperativeHandle(ref, () => map, [map]);
  fakeMap.map = map;
  // By the time a test sees the style, the listeners for it are registered.
  useEffect(() => {
    fakeMap.mapStyle = mapStyle;
  }, [mapStyle]);
  if (fakeMap.isImpossible) queueMicrotask(() => onError({ target: null }));
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => place?.append(map.getContainer()), [place, map]);
  return (
    <MapContext.Provider value={map}>
      <div ref={setPlace} />
      {createPortal(children, map.getContainer())}
    </MapContext.Provider>
  );
}

export { MapView as Map };

export const Marker = ({ children }: { children: ReactNode }) => children;

export const Source = ({ data }: { data: GeoJSON.FeatureCollection }) => (
  <ul aria-label="Drawn on the map">
    {data.features.map(({ properties }) => (
      <li key={properties?.label}>{properties?.label}</li>
    ))}
  </ul>
);

export const Layer = () => null;

export const useMap = () => ({ current: useContext(MapContext) });

export const setWorkerUrl = () => undefined;

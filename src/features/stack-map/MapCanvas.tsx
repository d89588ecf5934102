import type { FitBoundsOptions } from 'maplibre-gl';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { useNavigationType } from 'react-router';
import type { Position } from '@/lib/position';
import type { RowHighlight } from '@/ui/table/row/rowHighlight';
import { BaseMap } from './base-map/BaseMap';
import { MapControls } from './base-map/MapControls';
import { MyPosition } from './base-map/MyPosition';
import type { ClusterPort } from './clusters/startClusterWorker';
import { type Bounds, boundsOf } from './geometry/bounds';
import { fitPadding } from './geometry/fitPadding';
import { type PointSet, pointSetOf } from './geometry/pointSet';
import { leftView } from './leftView';
import { StackLayer } from './markers/StackLayer';
import type { ClusterIndexing } from './markers/useClusterIndex';
import { contentOfPopup, type OpenPopup, StackPopup, type StackPopupContent } from './popup/StackPopup';
import { usePanToFocus } from './usePanToFocus';

export interface MapCanvasProps {
  points: PointSet | undefined;
  clusters: ClusterIndexing;
  failure: ReactNode;
  highlight: RowHighlight;
  popup: StackPopupContent;
  rows: readonly { stackId: string; stackNumber: string }[];
  onView?: (view: MapView | null) => void;
}

export interface MapView {
  centre: () => Position;
}

const none = pointSetOf([]);

/** Throws while rendering if the map or the worker that clusters the stacks fails. */
export function MapCanvas({ points, clusters: { port }, failure, ...stacks }: MapCanvasProps) {
  const view = useMemo(
    () => ({ bounds: boundsOf((points ?? none).coordinates), fitBoundsOptions: { maxZoom: surroundings } }),
    [points],
  );
  if (port === 'broken') throw new Error('The worker that clusters the stacks failed');
  return (
    <>
      <BaseMap initialViewState={view}>
        {({ map, closest = surroundings }) => (
          <StacksOnMap map={map} points={points} port={port} {...stacks} closest={closest} />
        )}
      </BaseMap>
      {failure}
    </>
  );
}

interface StacksOnMapProps extends Omit<MapCanvasProps, 'clusters' | 'failure'> {
  map: MapRef;
  port: ClusterPort | undefined;
  closest: number;
}

function StacksOnMap({ map, port, onView, closest, ...stacks }: StacksOnMapProps) {
  const { points, highlight, popup, rows } = stacks;
  const stackNumbers = useMemo(
    () => new Map(rows.map(({ stackId, stackNumber }) => [stackId, stackNumber])),
    [rows],
  );
  const opened = useOpenPopup(points);
  const [ownPosition, setOwnPosition] = useState<Position>();
  useFitToPoints(map, points, closest);
  usePanToFocus(map);
  useEffect(() => {
    onView?.({ centre: () => centreOf(map) });
    return () => onView?.(null);
  }, [map, onView]);

  const fitAll = ({ coordinates }: PointSet) =>
    showAll(map, boundsOf(coordinates), { maxZoom: closest, linear: true, duration: 180 });

  return (
    <>
      <MapControls onFitAll={points && points.length > 0 ? () => fitAll(points) : undefined}>
        <MyPosition position={ownPosition} onFound={setOwnPosition} />
      </MapControls>
      <StackLayer
        map={map}
        points={points ?? none}
        port={port}
        stackNumbers={stackNumbers}
        highlight={highlight}
        openId={opened.content?.chosen?.stackId}
        onOpen={opened.open}
        ownPosition={ownPosition}
      />
      {opened.content && (
        <StackPopup content={opened.content} onChoose={opened.choose} onClose={opened.close} popup={popup} />
      )}
    </>
  );
}

/** East of the antimeridian the map continues with larger degrees, which are wrapped here. */
function centreOf(map: MapRef): Position {
  const { lat, lng } = map.getCenter().wrap();
  return { latitude: lat, longitude: lng };
}

const surroundings = 13;

function showAll(map: MapRef, bounds: Bounds, options: FitBoundsOptions): void {
  map.fitBounds(bounds, { ...options, padding: fitPadding(map.getContainer(), bounds) });
}

const viewOf = (map: MapRef) => JSON.stringify([map.getCenter().wrap(), map.getZoom()]);

/**
 * Fits all points into the view when their set changes. The view stays if only a state has changed, after the
 * person has moved the map, and while the next points load (undefined). The points are fitted again if the
 * size of the map changes, or if another base map allows another zoom, as long as the person has not moved
 * the map. Without points, and after a failure, the map stays. Back returns to the view to which the person
 * had moved it.
 */
function useFitToPoints(map: MapRef, points: PointSet | undefined, closest: number): void {
  const fitted = useRef<{ key: string; closest: number; zoom: number; view: string }>(undefined);
  const isReturn = useRef(useNavigationType() === 'POP');
  useEffect(() => {
    if (!points || points.length === 0) return;
    const key = points.key();
    const showPoints = () => {
      showAll(map, boundsOf(points.coordinates), { maxZoom: closest, animate: false });
      fitted.current = { key, closest, zoom: map.getZoom(), view: viewOf(map) };
    };
    const isUnmoved = () => fitted.current?.view === viewOf(map);
    const left = isReturn.current ? leftView.of(key) : undefined;
    if (left) {
      map.jumpTo(left);
      // The restored position counts as one to which the person has moved the map.
      fitted.current = { key, closest, zoom: Number.NaN, view: '' };
    }
    isReturn.current = false;
    const before = fitted.current;
    const zoom = map.getZoom();
    // This base map shows nothing recognisable at so close a zoom.
    const isLost = zoom === before?.zoom && zoom > closest;
    if (before?.key !== key || (before.closest !== closest && (isLost || isUnmoved()))) showPoints();
    const refit = () => isUnmoved() && showPoints();
    const remember = () => (isUnmoved() ? leftView.forget() : leftView.keep(key, map));
    map.on('resize', refit);
    map.on('moveend', remember);
    return () => {
      map.off('resize', refit);
      map.off('moveend', remember);
    };
  }, [map, points, closest]);
}

function useOpenPopup(points: PointSet | undefined) {
  const [opened, setOpened] = useState<OpenPopup>();
  const content = useMemo(() => contentOfPopup(opened, points), [opened, points]);
  const isGone = opened !== undefined && content === undefined;

  useEffect(() => {
    if (isGone) setOpened(undefined);
  }, [isGone]);

  const open = useCallback((stackIds: readonly string[]) => {
    setOpened({ stackIds, chosen: stackIds.length === 1 ? stackIds[0] : undefined });
  }, []);
  const choose = useCallback((chosen: string | undefined) => {
    setOpened((before) => before && { ...before, chosen });
  }, []);
  const close = useCallback(() => setOpened(undefined), []);

  return { content, open, choose, close };
}

import { Button, CloseButton } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';
import { indexesOf, type PointSet } from '@/features/stack-map/geometry/pointSet';
import type { StackPoint } from '@/features/stack-map/geometry/stackPoint';
import { useText } from '@/i18n/useText';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import { PopupTitleId } from './PopupTitle';
import { placePopup } from './placePopup';
import { SpotList } from './SpotList';
import classes from './StackPopup.module.css';
import { LoadedStackCard } from './StackPopupCard';

export interface OpenPopup {
  stackIds: readonly string[];
  chosen: string | undefined;
}

interface PopupContent {
  points: StackPoint[];
  chosen: StackPoint | undefined;
}

export function contentOfPopup(
  open: OpenPopup | undefined,
  points: PointSet | undefined,
): PopupContent | undefined {
  if (!open || !points) return undefined;
  const present = indexesOf(points, open.stackIds).flatMap((index) => points.at(index) ?? []);
  const chosen = present.find(({ stackId }) => stackId === open.chosen);
  const isGone = present.length === 0 || (open.chosen !== undefined && !chosen);
  return isGone ? undefined : { points: present, chosen };
}

/**
 * The card is an argument, so that the list, which defines the card's contents, need not load it before there
 * is a map.
 */
export type StackPopupContent = (
  stack: StackPoint,
  close: () => void,
  Card: typeof LoadedStackCard,
) => ReactNode;

interface StackPopupProps {
  content: PopupContent;
  /** Called with undefined, it returns to the list of the stacks at this spot. */
  onChoose: (stackId: string | undefined) => void;
  onClose: () => void;
  popup: StackPopupContent;
}

export function StackPopup({ content: { points, chosen }, onChoose, onClose, popup }: StackPopupProps) {
  const t = useText();
  const at = chosen ?? points[0];
  if (!at) return null;
  const { longitude, latitude } = at;
  return (
    <MapPopup key={chosen?.stackId ?? 'spot'} longitude={longitude} latitude={latitude} onClose={onClose}>
      {chosen && points.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChoose(undefined)}>
          {t('map.back', { count: points.length })}
        </Button>
      )}
      {chosen ? popup(chosen, onClose, LoadedStackCard) : <SpotList points={points} onChoose={onChoose} />}
    </MapPopup>
  );
}

/** The height is in pixels. If the sheet leaves less of the map free, the point cannot be shown above it. */
const leastHeight = 64;

/** Moves the attribution above the sheet, because it must stay visible. */
function liftAttribution(map: MapRef, sheet: Element | null) {
  const container = map.getContainer();
  const covered = sheet ? container.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top : 0;
  container.style.setProperty('--sheet-height', `${Math.max(0, covered)}px`);
}

function uncover(map: MapRef, point: [number, number], sheet: Element) {
  const box = map.getContainer().getBoundingClientRect();
  const free = { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, sheet.getBoundingClientRect().top) };
  const y = box.top + map.project(point).y;
  const isSeen = y >= free.top && y <= free.bottom - leastHeight / 2;
  if (isSeen || free.bottom - free.top < leastHeight) return;
  map.panBy([0, y - (free.top + free.bottom) / 2], { animate: false });
}

const sizesOf = (popup: HTMLElement, map: HTMLElement) => ({
  popup: { width: popup.offsetWidth, height: popup.offsetHeight },
  map: { width: map.clientWidth, height: map.clientHeight },
});

interface MapPopupProps {
  longitude: number;
  latitude: number;
  onClose: () => void;
  children: ReactNode;
}

function MapPopup({ longitude, latitude, onClose, children }: MapPopupProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const titleId = useId();
  const { current: map } = useMap();
  const dialog = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!map || !element) return;
    // The sizes are measured only when one of them changes: measured in a frame of the moving map, they would
    // make the browser lay out the page.
    let sizes = sizesOf(element, map.getContainer());
    const place = () => {
      const { x, y } = placePopup(map.project([longitude, latitude]), sizes.popup, sizes.map);
      element.style.setProperty('--popup-x', `${x}px`);
      element.style.setProperty('--popup-y', `${y}px`);
    };
    const measure = () => {
      sizes = sizesOf(element, map.getContainer());
      place();
    };
    const show = () => {
      if (!isPhone) return;
      uncover(map, [longitude, latitude], element);
      lift();
    };
    const lift = () => liftAttribution(map, isPhone ? element : null);
    const resized = new ResizeObserver(() => {
      measure();
      // The content of the popup arrives after the popup.
      show();
    });
    resized.observe(element);
    place();
    map.on('zoomend', show);
    map.on('move', place);
    map.on('resize', measure);
    window.addEventListener('scroll', lift, { passive: true });
    return () => {
      window.removeEventListener('scroll', lift);
      liftAttribution(map, null);
      resized.disconnect();
      map.off('zoomend', show);
      map.off('move', place);
      map.off('resize', measure);
    };
  }, [map, longitude, latitude, isPhone]);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const target = opener instanceof HTMLElement && opener.isConnected ? opener : map?.getCanvas();
      target?.focus({ preventScroll: true });
    };
  }, [map]);

  // On a phone the popup covers the page and would hide the next focused element.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isPhone && relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.popup}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      <CloseButton className={classes.close} aria-label={t('map.close')} onClick={onClose} />
      <PopupTitleId value={titleId}>{children}</PopupTitleId>
    </div>
  );
}

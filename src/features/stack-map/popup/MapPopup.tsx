import { CloseButton } from '@mantine/core';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import { useIsPhone } from '@/ui/layout/useIsPhone';
import classes from './MapPopup.module.css';
import { PopupTitleId } from './PopupTitle';
import { placePopup } from './placePopup';

interface MapPopupProps {
  longitude: number;
  latitude: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog beside its marker that moves with the map and stays inside it; a sheet at the bottom on phones. */
export function MapPopup({ longitude, latitude, onClose, children }: MapPopupProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const titleId = useId();
  const { current: map } = useMap();
  const dialog = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!map || !element) return;
    const place = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { x, y } = placePopup(map.project([longitude, latitude]), size, { width, height });
      element.style.setProperty('--popup-x', `${x}px`);
      element.style.setProperty('--popup-y', `${y}px`);
    };
    const resized = new ResizeObserver(place);
    resized.observe(element);
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      resized.disconnect();
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, longitude, latitude]);

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const target = opener instanceof HTMLElement && opener.isConnected ? opener : map?.getCanvas();
      target?.focus({ preventScroll: true });
    };
  }, [map]);

  // On a phone it lies over the page, and would hide what the focus goes on to.
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

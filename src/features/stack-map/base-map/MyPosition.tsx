import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { Marker, useMap } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { showNote } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import classes from './MyPosition.module.css';

/** A press on it is meant for the stack below. */
const unpressed = { pointerEvents: 'none' } as const;

/** Shows the surroundings, with the stacks that a driver reaches. */
const nearbyZoom = 11;

/** Asks for the position when the person presses it, never before. Nothing where the browser has none. */
export function MyPosition() {
  const t = useText();
  const { current: map } = useMap();
  const [isAsking, setAsking] = useState(false);
  const [position, setPosition] = useState<Position>();
  if (!('geolocation' in navigator)) return null;
  const ask = () => {
    if (isAsking) return;
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false);
        setPosition({ latitude, longitude });
        const zoom = Math.max(map?.getZoom() ?? nearbyZoom, nearbyZoom);
        map?.easeTo({ center: [longitude, latitude], zoom, duration: 180 });
      },
      () => {
        setAsking(false);
        showNote(t('map.my_position_failed'));
      },
      { timeout: 20_000, maximumAge: 60_000 },
    );
  };
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('map.my_position')}
        title={t('map.my_position')}
        aria-busy={isAsking}
        onClick={ask}
      >
        <Icon name="locate" />
      </ActionIcon>
      {position && (
        <Marker {...position} style={unpressed}>
          <span className={classes.here} role="img" aria-label={t('map.here')} />
        </Marker>
      )}
    </>
  );
}

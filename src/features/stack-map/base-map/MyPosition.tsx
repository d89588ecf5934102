import { ActionIcon } from '@mantine/core';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import type { Position } from '@/lib/position';
import { showNote } from '@/ui/feedback/notifications';
import { Icon } from '@/ui/icons/Icon';
import { useOwnPosition } from '@/ui/values/useOwnPosition';
import classes from './MyPosition.module.css';

/** A click on the dot must reach the stack below it. */
const unpressed = { pointerEvents: 'none' } as const;

const nearbyZoom = 11;

interface MyPositionProps {
  position: Position | undefined;
  onFound: (position: Position) => void;
}

/** Offers the button to find the position, and names the place to screen readers; the map draws it with the stacks. */
export function MyPosition({ position, onFound }: MyPositionProps) {
  const t = useText();
  const { current: map } = useMap();
  const { ask, drop, says } = useOwnPosition(true, ({ latitude, longitude }) => {
    onFound({ latitude, longitude });
    const zoom = Math.max(map?.getZoom() ?? nearbyZoom, nearbyZoom);
    map?.easeTo({ center: [longitude, latitude], zoom, duration: 180 });
  });
  useEffect(() => {
    if (says === null || says === 'asking') return;
    showNote(t('map.my_position_failed'));
    drop();
  }, [says, drop, t]);
  if (!('geolocation' in navigator)) return null;
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('map.my_position')}
        title={t('map.my_position')}
        aria-busy={says === 'asking'}
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

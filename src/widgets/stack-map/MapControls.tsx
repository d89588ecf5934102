import { ActionIcon } from '@mantine/core';
import { useMap } from 'react-map-gl/maplibre';
import { useText } from '../../i18n/useText';
import classes from './MapControls.module.css';

/** Zoom without a wheel or a second finger. */
export function MapControls() {
  const t = useText();
  const { current: map } = useMap();
  return (
    <div className={classes.controls}>
      <ActionIcon
        variant="default"
        aria-label={t('map.zoom_in')}
        onClick={() => map?.zoomIn({ duration: 180 })}
      >
        <span aria-hidden="true">+</span>
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('map.zoom_out')}
        onClick={() => map?.zoomOut({ duration: 180 })}
      >
        <span aria-hidden="true">−</span>
      </ActionIcon>
    </div>
  );
}

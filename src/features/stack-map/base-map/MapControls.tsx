import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { useText } from '@/i18n/useText';
import { Icon } from '@/ui/icons/Icon';
import { ZoomButtons } from '@/ui/layout/ZoomButtons';
import classes from './MapControls.module.css';
import { Scale } from './Scale';

interface MapControlsProps {
  onFitAll?: (() => void) | undefined;
  children?: ReactNode;
}

export function MapControls({ onFitAll, children }: MapControlsProps) {
  const t = useText();
  const { current: map } = useMap();
  return (
    <>
      <Scale />
      <div className={classes.controls} data-covers="right top">
        <ZoomButtons
          onZoomIn={() => map?.zoomIn({ duration: 180 })}
          onZoomOut={() => map?.zoomOut({ duration: 180 })}
        />
        {onFitAll && (
          <ActionIcon
            variant="default"
            aria-label={t('map.fit_all')}
            title={t('map.fit_all')}
            onClick={onFitAll}
          >
            <Icon name="enlarge" />
          </ActionIcon>
        )}
        {children}
      </div>
    </>
  );
}

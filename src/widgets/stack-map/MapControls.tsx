import { useMap } from 'react-map-gl/maplibre';
import { ZoomButtons } from '../../ui/ZoomButtons';
import classes from './MapControls.module.css';

/** What lies over a corner of the map. */
export function MapControls() {
  const { current: map } = useMap();
  return (
    <div className={classes.controls}>
      <ZoomButtons
        onZoomIn={() => map?.zoomIn({ duration: 180 })}
        onZoomOut={() => map?.zoomOut({ duration: 180 })}
      />
    </div>
  );
}

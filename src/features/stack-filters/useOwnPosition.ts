import { useState } from 'react';
import type { Position } from '@/lib/position';

/** Of `GeolocationPositionError`. */
const refused = 1;

/** Some ten metres, as the filter's chip says it: the address of the page tells no more of a person. */
function rounded({ latitude, longitude }: Position): Position {
  const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0;
  return { latitude: fourDecimals(latitude), longitude: fourDecimals(longitude) };
}

/** Asks for the position when the person wants it, never before. */
export function useOwnPosition(onFound: (point: Position) => void) {
  const [says, setSays] = useState<'asking' | 'refused' | 'unavailable' | 'insecure' | null>(null);
  const ask = () => {
    if (says === 'asking') return;
    if (!window.isSecureContext) return setSays('insecure');
    if (!('geolocation' in navigator)) return setSays('unavailable');
    setSays('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSays(null);
        onFound(rounded(coords));
      },
      ({ code }) => setSays(code === refused ? 'refused' : 'unavailable'),
      { timeout: 20_000, maximumAge: 60_000 },
    );
  };
  return { ask, says };
}

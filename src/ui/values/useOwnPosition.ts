import { useCallback, useEffect, useRef, useState } from 'react';
import type { Position } from '@/lib/position';

/** The keys are the codes of `GeolocationPositionError`. */
const reasons = new Map<number, 'refused' | 'unavailable' | 'late'>([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'late'],
]);

/**
 * Asks for the position only when the person wants it. An answer is ignored if its question was dropped, or
 * if `isWanted` is no longer true.
 */
export function useOwnPosition(isWanted: boolean, onFound: (point: Position) => void) {
  const [says, setSays] = useState<'asking' | 'refused' | 'late' | 'unavailable' | 'insecure' | null>(null);
  const question = useRef<object>(null);
  // The answer calls the callback of the latest render.
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const drop = useCallback(() => {
    question.current = null;
    setSays(null);
  }, []);
  useEffect(() => (isWanted ? drop : undefined), [isWanted, drop]);
  const ask = () => {
    if (says === 'asking') return;
    if (!window.isSecureContext) return setSays('insecure');
    if (!('geolocation' in navigator)) return setSays('unavailable');
    setSays('asking');
    const asked = {};
    question.current = asked;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (question.current !== asked) return;
        drop();
        latest.current(coords);
      },
      ({ code }) => {
        if (question.current === asked) setSays(reasons.get(code) ?? 'unavailable');
      },
      { timeout: 20_000, maximumAge: 60_000 },
    );
  };
  return { ask, drop, says };
}

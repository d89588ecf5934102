import { useEffect } from 'react';
import { whenIdle } from '@/ui/feedback/loadAhead';

/**
 * The letters of Polish names and their like are in a font file of their own. It comes in an idle moment once there are rows,
 * not in the middle of the page that is the first to have such a name.
 */
export function useLettersAhead(hasRows: boolean): void {
  useEffect(() => {
    if (!hasRows || !('fonts' in document)) return;
    void whenIdle()
      .then(() => document.fonts.load('1em "Inter Variable"', 'ł'))
      // Without it the system's own letters stand there.
      .catch(() => undefined);
  }, [hasRows]);
}

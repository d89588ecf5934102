import { useEffect } from 'react';
import { whenIdle } from '@/ui/feedback/loadAhead';

/**
 * Letters such as the Polish ones are in a font file of their own. It loads in an idle moment once there are
 * rows, so that it does not load while a page with such a name is being drawn.
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

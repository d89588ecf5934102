import { useEffect, useState } from 'react';
import { pause } from '@/lib/pause';

const longestWait = 10_000;

/** Returns true once both weights of the font are loaded, or after ten seconds without them. */
export function useFonts(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // The browser would not wait for a font that no text has used yet.
    const weights = [400, 600].map((weight) => document.fonts.load(`${weight} 1em "Inter Paper"`));
    const fonts = Promise.all(weights).catch(() => undefined);
    void Promise.race([fonts, pause(longestWait, leaving.signal)]).then(() => {
      if (!leaving.signal.aborted) setDone(true);
    });
    return () => leaving.abort();
  }, []);
  return isDone;
}

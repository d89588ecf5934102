/**
 * Makes MapLibre say that it is idle: a tile that is not there (404) leaves it idle without a frame, and it says so only
 * in a frame. Returns how to stop.
 */
export function keepRepainting(map: { triggerRepaint: () => unknown }): () => void {
  const timer = setInterval(() => map.triggerRepaint(), 500);
  return () => clearInterval(timer);
}

/**
 * Makes MapLibre fire `idle`: a missing tile (404) leaves it idle without a frame, and it fires the event
 * only in a frame. Returns a function that stops the repainting.
 */
export function keepRepainting(map: { triggerRepaint: () => unknown }): () => void {
  const timer = setInterval(() => map.triggerRepaint(), 500);
  return () => clearInterval(timer);
}

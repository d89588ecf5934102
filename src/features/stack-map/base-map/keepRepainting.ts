/**
 * Makes MapLibre fire `idle`. MapLibre fires the event only when it draws a frame, and after a missing tile
 * (404) it draws none. Returns a function that stops the repainting.
 */
export function keepRepainting(map: { triggerRepaint: () => unknown }): () => void {
  const timer = setInterval(() => map.triggerRepaint(), 500);
  return () => clearInterval(timer);
}

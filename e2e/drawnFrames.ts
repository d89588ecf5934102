/**
 * Counts the frames in which MapLibre draws, each of which starts by clearing the canvas. It must run before
 * the page's scripts.
 */
export function countFrames() {
  const { clear } = WebGL2RenderingContext.prototype;
  let last: CSSNumberish | null = null;
  Object.assign(window, { drawnFrames: 0 });
  WebGL2RenderingContext.prototype.clear = function (mask) {
    const { currentTime } = document.timeline;
    if (currentTime !== last) Object.assign(window, { drawnFrames: Reflect.get(window, 'drawnFrames') + 1 });
    last = currentTime;
    clear.call(this, mask);
  };
}

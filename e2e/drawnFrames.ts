/**
 * Counts the frames in which MapLibre draws. MapLibre clears the canvas at the start of each of them. Call
 * this before the page's scripts run.
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

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const gap = 20;
const popupMargin = 8;

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

/**
 * The popup's top left corner, in pixels from the map's: to the right of its marker if there is space, else to the
 * left, else where it fits; never outside the map.
 */
export function placePopup(marker: Point, popup: Size, map: Size): Point {
  const furthestX = map.width - popup.width - popupMargin;
  const right = marker.x + gap;
  const left = marker.x - gap - popup.width;
  const x = right <= furthestX || left < popupMargin ? right : left;
  return {
    x: clamp(x, popupMargin, Math.max(popupMargin, furthestX)),
    y: clamp(
      marker.y - popup.height / 2,
      popupMargin,
      Math.max(popupMargin, map.height - popup.height - popupMargin),
    ),
  };
}

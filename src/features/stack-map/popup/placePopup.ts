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
 * Returns the popup's top left corner in pixels from the map's corner. The popup is to the right of its
 * marker if there is space, or else to the left, below or above it. If it fits nowhere, it may cover the
 * marker, but it is never outside the map.
 */
export function placePopup(marker: Point, popup: Size, map: Size): Point {
  const furthestX = Math.max(popupMargin, map.width - popup.width - popupMargin);
  const furthestY = Math.max(popupMargin, map.height - popup.height - popupMargin);
  const within = ({ x, y }: Point) => ({
    x: clamp(x, popupMargin, furthestX),
    y: clamp(y, popupMargin, furthestY),
  });
  const right = { x: marker.x + gap, y: marker.y - popup.height / 2 };
  if (right.x <= furthestX) return within(right);
  const left = { ...right, x: marker.x - gap - popup.width };
  if (left.x >= popupMargin) return within(left);
  const below = { x: marker.x - popup.width / 2, y: marker.y + gap };
  if (below.y <= furthestY) return within(below);
  const above = { ...below, y: marker.y - gap - popup.height };
  return within(above.y >= popupMargin ? above : right);
}

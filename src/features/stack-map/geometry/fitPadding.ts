/** Pixels of the page. */
interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

type Side = 'top' | 'right' | 'bottom';

/** Room for half of a cluster at the edge. */
const margin = 28;

/** At most this share of the height is kept free: the rest has to hold the points. */
const mostOfHeight = 0.55;

function depthOf(covering: Box, map: Box, side: Side): number {
  if (side === 'top') return covering.bottom - map.top;
  return side === 'bottom' ? map.bottom - covering.top : map.right - covering.left;
}

/**
 * The pixels that a view of all points leaves free at each edge, so that no marker lies under what covers the map
 * there, such as its legend. Elements say by `data-covers` which edge they cover.
 */
export function fitPadding(map: Element) {
  const box = map.getBoundingClientRect();
  const deepest = (side: Side) => {
    const covering = map.parentElement?.querySelectorAll(`[data-covers="${side}"]`) ?? [];
    const depths = [...covering].map((element) => element.getBoundingClientRect());
    return Math.max(0, ...depths.map((one) => (one.height > 0 ? depthOf(one, box, side) : 0)));
  };
  const [top, right, bottom] = [deepest('top'), deepest('right'), deepest('bottom')];
  const share = Math.min(1, (box.height * mostOfHeight - 2 * margin) / Math.max(1, top + bottom));
  const covered = Math.max(0, share);
  return {
    top: margin + Math.floor(top * covered),
    right: margin + right,
    bottom: margin + Math.floor(bottom * covered),
    left: margin,
  };
}

import { type Bounds, extentOf } from './bounds';

/** The sides are in pixels of the page. */
interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

type Side = keyof Box;

const sides: readonly string[] = ['top', 'right', 'bottom', 'left'] satisfies Side[];

const noPadding: Box = { top: 0, right: 0, bottom: 0, left: 0 };

/** This many pixels at each edge leave room for half of a cluster. */
const margin = 24;

/** At most this share of the height is kept free, because the rest has to hold the points. */
const mostOfHeight = 0.65;

function depthOf(covering: Box, map: Box, side: Side): number {
  if (side === 'top') return covering.bottom - map.top;
  if (side === 'bottom') return map.bottom - covering.top;
  return side === 'left' ? covering.right - map.left : map.right - covering.left;
}

/**
 * Returns the pixels that a view of all points leaves free at each edge, so that no marker lies under the
 * legend or another element over the map. Elements name the edges that they cover in `data-covers`. An
 * element in a corner names two edges. Only one of the two is kept free: the one that allows the points to be
 * drawn larger.
 */
export function fitPadding(map: Element, bounds: Bounds): Box {
  const box = map.getBoundingClientRect();
  const covering = [...(map.parentElement?.querySelectorAll<HTMLElement>('[data-covers]') ?? [])]
    .map((element) => ({ area: element.getBoundingClientRect(), at: element.dataset.covers ?? '' }))
    .filter(({ area }) => area.height > 0);
  const ways = covering.reduce<Box[]>(
    (before, { area, at }) =>
      before.flatMap((free) =>
        at
          .split(' ')
          .filter(isSide)
          .map((side) => ({ ...free, [side]: Math.max(free[side], depthOf(area, box, side)) })),
      ),
    [noPadding],
  );
  const extent = extentOf(bounds);
  const scaleOf = ({ top, right, bottom, left }: Box) =>
    Math.min((box.width - left - right) / extent.width, (box.height - top - bottom) / extent.height);
  const [first, ...others] = ways.map(withMargin);
  const widest = others.reduce(
    (best, one) => (scaleOf(one) > scaleOf(best) ? one : best),
    first ?? noPadding,
  );
  const best = withinHeight(widest, box.height);
  const drawn = extent.width * scaleOf(best);
  return Number.isFinite(drawn) ? nearerToMiddle(best, box.width - drawn) : best;
}

/**
 * Moves narrow points towards the middle of the map as far as the covered edges allow. `free` is the width in
 * pixels that the points do not use.
 */
function nearerToMiddle({ top, right, bottom, left }: Box, free: number): Box {
  const atMost = Math.max(left, right);
  const widened = (side: number, other: number) => Math.max(side, Math.min(atMost, Math.floor(free - other)));
  return { top, right: widened(right, left), bottom, left: widened(left, right) };
}

const isSide = (name: string): name is Side => sides.includes(name);

function withMargin({ top, right, bottom, left }: Box): Box {
  return { top: margin + top, right: margin + right, bottom: margin + bottom, left: margin + left };
}

function withinHeight({ top, bottom, ...sides }: Box, height: number): Box {
  const share = (height * mostOfHeight - 2 * margin) / Math.max(1, top + bottom - 2 * margin);
  const covered = Math.max(0, Math.min(1, share));
  const kept = (side: number) => margin + Math.floor((side - margin) * covered);
  return { ...sides, top: kept(top), bottom: kept(bottom) };
}

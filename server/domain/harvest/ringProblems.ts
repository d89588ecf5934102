import {
  areCrossing,
  areMeeting,
  type Corner,
  isOnSide,
  isSameCorner,
  locate,
  type Ring,
  type Side,
  sideOf,
  sidesOf,
} from './microdegrees';

type Bounds = Pick<Side, 'west' | 'east' | 'south' | 'north'>;

export interface Area {
  ring: Ring;
  sides: readonly Side[];
  bounds: Bounds;
}

export function areaOf(ring: Ring): Area {
  const sides = sidesOf(ring);
  const bounds = sides.reduce<Bounds>(
    (all, side) => ({
      west: Math.min(all.west, side.west),
      east: Math.max(all.east, side.east),
      south: Math.min(all.south, side.south),
      north: Math.max(all.north, side.north),
    }),
    { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity },
  );
  return { ring, sides, bounds };
}

function isSpike(from: Corner, tip: Corner, to: Corner): boolean {
  if (sideOf(from, tip, to) !== 0) return false;
  return (from.x - tip.x) * (to.x - tip.x) + (from.y - tip.y) * (to.y - tip.y) > 0;
}

export function selfContact({ ring, ...area }: Area, onTest: () => void): Corner | undefined {
  const sides = [...area.sides].sort((a, b) => a.west - b.west);
  for (const [place, side] of sides.entries()) {
    for (let next = place + 1; next < sides.length; next += 1) {
      const other = sides[next];
      if (other === undefined || other.west > side.east) break;
      if (other.south > side.north || other.north < side.south) continue;
      onTest();
      const steps = (other.index - side.index + ring.length) % ring.length;
      if (steps === 1) {
        if (isSpike(side.from, side.to, other.to)) return side.to;
      } else if (steps === ring.length - 1) {
        if (isSpike(other.from, other.to, side.to)) return other.to;
      } else if (areMeeting(side.from, side.to, other.from, other.to)) return other.from;
    }
  }
  return undefined;
}

const doubled = ({ x, y }: Corner): Corner => ({ x: x * 2, y: y * 2 });

/**
 * Returns `inside` if a part of the border runs inside the other area, `border` if all of it runs on the
 * border of the other area, and else `outside`. The caller has checked that no side of one crosses a side of
 * the other.
 */
function courseOf(border: Area, area: Area): 'inside' | 'border' | 'outside' {
  const twice = sidesOf(area.ring.map(doubled));
  let isOnBorder = true;
  for (const { from, to, west, east, south, north } of border.sides) {
    const along = ({ x, y }: Corner) => (x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y);
    const cuts = area.ring
      .filter(({ x, y }) => x >= west && x <= east && y >= south && y <= north)
      .filter((corner) => isOnSide(from, to, corner))
      .sort((a, b) => along(a) - along(b));
    const ends = [from, ...cuts, to];
    for (const [index, start] of ends.entries()) {
      const end = ends[index + 1];
      if (end === undefined || isSameCorner(start, end)) continue;
      // The middle of the side is in halves of a millionth.
      const place = locate(twice, { x: start.x + end.x, y: start.y + end.y });
      if (place === 'inside') return 'inside';
      if (place === 'outside') isOnBorder = false;
    }
  }
  return isOnBorder ? 'border' : 'outside';
}

function areApart(a: Bounds, b: Bounds): boolean {
  return a.west >= b.east || b.west >= a.east || a.south >= b.north || b.south >= a.north;
}

/**
 * Two areas overlap if they have ground in common, in part or completely. Areas that only share a border do
 * not overlap.
 */
export function overlapOf(one: Area, other: Area, onTest: () => void): 'overlapping' | 'doubled' | undefined {
  if (areApart(one.bounds, other.bounds)) return undefined;
  for (const side of one.sides)
    for (const next of other.sides) {
      if (next.west > side.east || next.east < side.west) continue;
      if (next.south > side.north || next.north < side.south) continue;
      onTest();
      if (areCrossing(side.from, side.to, next.from, next.to)) return 'overlapping';
    }
  const course = courseOf(one, other);
  if (course !== 'outside') return course === 'border' ? 'doubled' : 'overlapping';
  return courseOf(other, one) === 'inside' ? 'overlapping' : undefined;
}

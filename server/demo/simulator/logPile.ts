/** A round log seen from its end, in metres from the lower left corner of the pile. */
interface Circle {
  x: number;
  y: number;
  radius: number;
}

interface Spot extends Circle {
  /** Index among the logs seen from above, and the number of logs that it covers. */
  at: number;
  covers: number;
}

/** Metres: touching is not overlapping. */
const touch = 1e-9;
/** Logs are laid in courses from left to right; so many widths of the widest one are looked at for the lowest spot. */
const viewWidths = 4;

/**
 * Lays logs between two walls, in their order and in courses, each as low as it can lie there: on the ground, on two
 * others, or on one and against a wall. No two overlap and none hangs in the air. No log may be wider than the pile.
 */
export function pileUp(radii: readonly number[], width: number): Circle[] {
  const laid: Circle[] = [];
  const widest = Math.max(0, ...radii) * 2;
  const neighbours = neighbourhood(widest, width);
  /** Seen from above, from left to right. */
  const surface: Circle[] = [];
  const isFree = (spot: Circle) =>
    Math.min(spot.x, spot.y, width - spot.x) >= spot.radius - touch && !neighbours.touches(spot);
  let isGroundFull = false;
  const view = Math.min(width, viewWidths * widest);
  let course = 0;
  for (const radius of radii) {
    const x = Math.max(radius, ...surface.map((log) => log.x + 2 * Math.sqrt(radius * log.radius)));
    isGroundFull ||= x + radius > width;
    const { at, covers, ...log } = isGroundFull
      ? (lowestSpot(surface, { from: course, to: course + view, radius, width }, isFree) ??
        lowestSpot(surface, { from: 0, to: width, radius, width }, isFree) ??
        onTop(surface, radius))
      : { x, y: radius, radius, at: surface.length, covers: 0 };
    surface.splice(at, covers, log);
    neighbours.add(log);
    laid.push(log);
    course = course < width - view ? course + 2 * radius : 0;
  }
  return laid;
}

/** The lowest position with two supports, or with one and a wall; null without one in the view. */
function lowestSpot(
  surface: readonly Circle[],
  { from, to, radius, width }: { from: number; to: number; radius: number; width: number },
  isFree: (spot: Circle) => boolean,
): Spot | null {
  let lowest: Spot | null = null;
  const consider = (spot: Circle | null, at: number, covers: number) => {
    if (spot === null || (lowest !== null && spot.y >= lowest.y)) return;
    const isFromAbove = surface.slice(at, at + covers).every(({ y }) => y < spot.y);
    if (isFromAbove && isFree(spot)) lowest = { ...spot, at, covers };
  };
  const first = surface.findIndex(({ x }) => x >= from);
  if (first < 0) return null;
  for (const [offset, left] of surface.slice(first).entries()) {
    if (left.x > to) break;
    const index = first + offset;
    consider(above(left, radius, radius), 0, index);
    consider(above(left, radius, width - radius), index + 1, surface.length - index - 1);
    for (let other = index + 1; other < surface.length; other += 1) {
      const right = surface[other];
      if (right === undefined || right.x - left.x > left.radius + right.radius + 2 * radius) break;
      consider(between(left, right, radius), index + 1, other - index - 1);
    }
  }
  return lowest;
}

/** The position above all logs is always free. */
function onTop(surface: readonly Circle[], radius: number): Spot {
  const top = Math.max(...surface.map((log) => log.y + log.radius));
  return { x: radius, y: top + radius, radius, at: 0, covers: 0 };
}

/** Touching the support from above, with its middle at `x`; null where it would fall past. */
function above(support: Circle, radius: number, x: number): Circle | null {
  const square = (support.radius + radius) ** 2 - (support.x - x) ** 2;
  return square < 0 ? null : { x, y: support.y + Math.sqrt(square), radius };
}

/** Touching both from above, its middle between theirs; null where it would fall through or roll off. */
function between(left: Circle, right: Circle, radius: number): Circle | null {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const apart = Math.sqrt(dx ** 2 + dy ** 2);
  const [toLeft, toRight] = [left.radius + radius, right.radius + radius];
  if (apart > toLeft + toRight) return null;
  const along = (apart ** 2 + toLeft ** 2 - toRight ** 2) / (2 * apart);
  const across = Math.sqrt(Math.max(0, toLeft ** 2 - along ** 2));
  const x = left.x + (along * dx - across * dy) / apart;
  const y = left.y + (along * dy + across * dx) / apart;
  return x >= left.x && x <= right.x ? { x, y, radius } : null;
}

function overlap(one: Circle, other: Circle): boolean {
  const apart = one.radius + other.radius - touch;
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < apart ** 2;
}

/** Finds overlaps by cells as wide as the widest log, so that not all logs are compared. */
function neighbourhood(cellWidth: number, width: number) {
  const cells = new Map<number, Circle[]>();
  // One empty column between two rows, so that the cell beside the last one is none of the next row.
  const perRow = Math.ceil(width / cellWidth) + 2;
  const cellOf = ({ x, y }: Circle) => Math.floor(y / cellWidth) * perRow + Math.floor(x / cellWidth);
  const around = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right) => up * perRow + right));
  return {
    touches: (log: Circle) => {
      const middle = cellOf(log);
      return around.some((step) => cells.get(middle + step)?.some((other) => overlap(log, other)));
    },
    add: (log: Circle) => {
      const cell = cellOf(log);
      const held = cells.get(cell);
      if (held) held.push(log);
      else cells.set(cell, [log]);
    },
  };
}

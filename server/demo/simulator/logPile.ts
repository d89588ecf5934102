/** The circle is in metres from the lower left corner of the pile. */
interface Circle {
  x: number;
  y: number;
  radius: number;
}

interface Spot {
  x: number;
  y: number;
  at: number;
  covers: number;
}

/**
 * The functions are looked up only once, because in tests each look-up of a global takes longer than the rest
 * of a step.
 */
const { max, min, sqrt } = Math;

/** Logs closer than this many metres count as touching and not as overlapping. */
const touch = 1e-9;
const viewWidths = 3;

/**
 * Logs are laid between two walls, in their order and in courses. Each lies as low as it can: on the ground,
 * on two others, or on one other and against a wall. No two overlap and none hangs in the air, if the pile is
 * at least half as wide again as the widest log; no log may be wider than the pile. The demo has thousands of
 * piles of hundreds of logs, and loops without copies take a fifth of the time.
 */
export function pileUp(radii: readonly number[], width: number): Circle[] {
  const laid: Circle[] = [];
  const widest = 2 * radii.reduce((most, radius) => max(most, radius), 0);
  const pile: Pile = { widest, surface: [], width };
  const { surface } = pile;
  let isGroundFull = false;
  const view = min(width, viewWidths * widest);
  let course = 0;
  for (const radius of radii) {
    const x: number = isGroundFull ? width : leftmost(surface, radius);
    isGroundFull ||= x + radius > width;
    const spot = isGroundFull
      ? (lowestSpot(pile, { from: course, to: course + view, radius, width }) ??
        lowestSpot(pile, { from: 0, to: width, radius, width }) ??
        onTop(surface, radius))
      : { x, y: radius, at: surface.length, covers: 0 };
    const log = { x: spot.x, y: spot.y, radius };
    surface.splice(spot.at, spot.covers, log);
    laid.push(log);
    course = course < width - view ? course + 2 * radius : 0;
  }
  return laid;
}

function leftmost(surface: readonly Circle[], radius: number): number {
  let x = radius;
  for (const log of surface) x = max(x, log.x + 2 * sqrt(radius * log.radius));
  return x;
}

interface Pile {
  widest: number;
  surface: Circle[];
  width: number;
}

interface View {
  from: number;
  to: number;
  radius: number;
  width: number;
}

function lowestSpot(pile: Pile, { from, to, radius, width }: View): Spot | null {
  const { surface } = pile;
  let lowest: Spot | null = null;
  for (let index = firstFrom(surface, from); index < surface.length; index += 1) {
    const left = surface[index];
    if (left === undefined) break;
    if (left.x > to) break;
    const apartFromWall = left.radius + radius;
    if (left.x - radius <= apartFromWall)
      lowest = lower(pile, radius, lowest, radius, above(left, radius, radius), 0, index);
    if (width - radius - left.x <= apartFromWall)
      lowest = lower(
        pile,
        radius,
        lowest,
        width - radius,
        above(left, radius, width - radius),
        index + 1,
        surface.length,
      );
    for (let other = index + 1; other < surface.length; other += 1) {
      const right = surface[other];
      if (right === undefined || right.x - left.x > left.radius + right.radius + 2 * radius) break;
      // The log lies above the line between its supports.
      if (lowest !== null && min(left.y, right.y) >= lowest.y) continue;
      const dx = right.x - left.x;
      const dy = right.y - left.y;
      const apart = sqrt(dx * dx + dy * dy);
      const toLeft = left.radius + radius;
      const toRight = right.radius + radius;
      if (apart > toLeft + toRight) continue;
      // The log touches both from above; with its middle outside theirs it would fall through or roll off.
      const along = (apart * apart + toLeft * toLeft - toRight * toRight) / (2 * apart);
      const across = sqrt(max(0, toLeft * toLeft - along * along));
      const x = left.x + (along * dx - across * dy) / apart;
      if (x < left.x || x > right.x) continue;
      const y = left.y + (along * dy + across * dx) / apart;
      lowest = lower(pile, radius, lowest, x, y, index + 1, other);
    }
  }
  return lowest;
}

function firstFrom(surface: readonly Circle[], from: number): number {
  let low = 0;
  let high = surface.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((surface[middle]?.x ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lower(
  { surface, widest, width }: Pile,
  radius: number,
  lowest: Spot | null,
  x: number,
  y: number,
  at: number,
  end: number,
): Spot | null {
  if (lowest === null ? Number.isNaN(y) : !(y < lowest.y)) return lowest;
  for (let index = at; index < end; index += 1) {
    const covered = surface[index];
    // The log between the supports blocks most positions, so it is checked first.
    if (covered !== undefined && (covered.y >= y || overlaps(covered, x, y, radius))) return lowest;
  }
  if (x < radius - touch || y < radius - touch || width - x < radius - touch) return lowest;
  const reach = radius + widest / 2;
  for (let index = at - 1; index >= 0; index -= 1) {
    const log = surface[index];
    if (log === undefined || x - log.x > reach) break;
    if (overlaps(log, x, y, radius)) return lowest;
  }
  for (let index = end; index < surface.length; index += 1) {
    const log = surface[index];
    if (log === undefined || log.x - x > reach) break;
    if (overlaps(log, x, y, radius)) return lowest;
  }
  return { x, y, at, covers: end - at };
}

function onTop(surface: readonly Circle[], radius: number): Spot {
  const top = max(...surface.map((log) => log.y + log.radius));
  return { x: radius, y: top + radius, at: 0, covers: 0 };
}

/** The height is NaN if the log would fall past the supporting log. */
function above(support: Circle, radius: number, x: number): number {
  return support.y + sqrt((support.radius + radius) ** 2 - (support.x - x) ** 2);
}

function overlaps(log: Circle, x: number, y: number, radius: number): boolean {
  const apart = radius + log.radius - touch;
  return (x - log.x) ** 2 + (y - log.y) ** 2 < apart ** 2;
}

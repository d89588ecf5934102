import { stackStates } from '@/lib/generated/enums.gen';
import type { PackedPoints } from '@/lib/packedPoints';
import type { StackPoint } from './stackPoint';

export type MapPoints = readonly StackPoint[] | PackedPoints;

/**
 * Stacks are listed from the newest to the oldest. The object of a stack is created when it is first
 * requested, and every later request returns the same one. `indexOf` returns -1 for an unknown stack. Two
 * sets have the same `key` if they hold the same stacks, in any order and state.
 */
export interface PointSet extends Pick<PackedPoints, 'length' | 'coordinates' | 'states'> {
  at(index: number): StackPoint | undefined;
  indexOf(stackId: string): number;
  key(): string;
}

export function pointSetOf(points: MapPoints): PointSet {
  return 'ids' in points ? packedSet(points) : listedSet(points);
}

function listedSet(points: readonly StackPoint[]): PointSet {
  return {
    length: points.length,
    coordinates: Float64Array.from(points.flatMap(({ longitude, latitude }) => [longitude, latitude])),
    states: Uint8Array.from(points, ({ state }) => stackStates.indexOf(state)),
    at: (index) => points[index],
    indexOf: (stackId) => points.findIndex((point) => point.stackId === stackId),
    key: () =>
      points
        .map(({ stackId }) => stackId)
        .sort()
        .join(),
  };
}

/** Up to this number, stacks are looked up one by one, so that no objects are created for the others. */
const few = 50;

export function indexesOf(points: PointSet, stackIds: readonly string[]): number[] {
  if (stackIds.length > few) {
    const wanted = new Set<string | undefined>(stackIds);
    return Array.from({ length: points.length }, (_, index) => index).filter((index) =>
      wanted.has(points.at(index)?.stackId),
    );
  }
  return stackIds
    .map(points.indexOf)
    .filter((index) => index >= 0)
    .sort((one, other) => one - other);
}

const idBytes = 16;

function packedSet(points: PackedPoints): PointSet {
  const { length, coordinates, states, ids } = points;
  const made = new Map<number, StackPoint>();

  function at(index: number): StackPoint | undefined {
    const [longitude, latitude] = coordinates.subarray(2 * index, 2 * index + 2);
    const state = stackStates[states[index] ?? -1];
    if (longitude === undefined || latitude === undefined || state === undefined) return undefined;
    const point = made.get(index) ?? { stackId: idAt(ids, idBytes * index), longitude, latitude, state };
    made.set(index, point);
    return point;
  }

  function indexOf(stackId: string): number {
    const hex = stackId.replaceAll('-', '');
    const [one, two, three, four] = [0, 8, 16, 24].map((at) => Number.parseInt(hex.slice(at, at + 8), 16));
    for (let index = 0; index < length; index++) {
      const at = idBytes * index;
      if (ids.getUint32(at + 12) !== four || ids.getUint32(at + 8) !== three) continue;
      if (ids.getUint32(at + 4) === two && ids.getUint32(at) === one) return index;
    }
    return -1;
  }

  function key(): string {
    let sum = 0;
    let other = 0;
    for (let offset = 0; offset < idBytes * length; offset += idBytes) {
      let mixed = 0;
      for (let word = 0; word < idBytes; word += 4)
        mixed = Math.imul(mixed ^ ids.getUint32(offset + word), 0x9e3779b1) ^ (mixed >>> 15);
      sum = (sum + mixed) | 0;
      other = (other + Math.imul(mixed, mixed | 1)) | 0;
    }
    return [length, sum, other].join();
  }

  return { length, coordinates, states, at, indexOf, key };
}

function idAt(ids: DataView, offset: number): string {
  const words = [0, 4, 8, 12].map((word) => ids.getUint32(offset + word));
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

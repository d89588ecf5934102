import { stackStates } from './generated/enums.gen';

/**
 * The stacks of a map are stored in columns, so that 100,000 of them are a few arrays and no objects. The
 * order of the coordinates is longitude, latitude, longitude, latitude, and so on, in degrees. Each stack
 * has the index of its state in `stackStates`, and an id of 16 bytes.
 */
export interface PackedPoints {
  length: number;
  coordinates: Float64Array<ArrayBuffer>;
  states: Uint8Array<ArrayBuffer>;
  ids: DataView<ArrayBuffer>;
}

const start = 0x53595031; // "SYP1"
const headBytes = 8;
const positionBytes = 8;
const idBytes = 16;
const unitsPerDegree = 1e7;

/** Returns undefined if the bytes do not follow the OpenAPI document (`listStackPoints`). */
export function unpackPoints(bytes: ArrayBuffer): PackedPoints | undefined {
  if (bytes.byteLength < headBytes) return undefined;
  const view = new DataView(bytes);
  const length = view.getUint32(4);
  const statesAt = headBytes + positionBytes * length;
  const idsAt = statesAt + length;
  if (view.getUint32(0) !== start || bytes.byteLength !== idsAt + idBytes * length) return undefined;
  const coordinates = new Float64Array(2 * length);
  for (let at = 0; at < coordinates.length; at += 2) {
    const latitude = view.getInt32(headBytes + 4 * at) / unitsPerDegree;
    const longitude = view.getInt32(headBytes + 4 * at + 4) / unitsPerDegree;
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
    coordinates[at] = longitude;
    coordinates[at + 1] = latitude;
  }
  const states = new Uint8Array(bytes, statesAt, length);
  if (states.some((state) => state >= stackStates.length)) return undefined;
  return { length, coordinates, states, ids: new DataView(bytes, idsAt) };
}

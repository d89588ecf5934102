import { stackStates } from '@/lib/generated/enums.gen';

interface Point {
  stackId: string;
  latitude: number;
  longitude: number;
  state: (typeof stackStates)[number];
}

/** Builds the answer of `listStackPoints` column by column, as the OpenAPI document describes it; ids are UUIDs. */
export function packPoints(points: readonly Point[]): ArrayBuffer {
  const bytes = Buffer.concat([
    Buffer.from('SYP1'),
    bigEndian(points.length),
    ...points.flatMap(({ latitude, longitude }) => [latitude, longitude].map((degrees) => inUnits(degrees))),
    Buffer.from(points.map(({ state }) => stackStates.indexOf(state))),
    Buffer.from(points.map(({ stackId }) => stackId.replaceAll('-', '')).join(''), 'hex'),
  ]);
  return new Uint8Array(bytes).buffer;
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function inUnits(degrees: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(degrees * 1e7));
  return bytes;
}

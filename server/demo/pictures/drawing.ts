import type { pictureOf } from './pictures';

export type Drawing = Parameters<typeof pictureOf>[0];

export type Draw = (drawing: Drawing) => Promise<Uint8Array | null>;

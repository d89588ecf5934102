export interface PhotographTags {
  takenAt: Date | null;
  latitude: number | null;
  longitude: number | null;
}

/** A picture has its size in pixels. Otherwise the file is not a picture, or the store does not have it. */
export type Rendered =
  | ({ state: 'Shown'; width: number; height: number } & PhotographTags)
  | { state: 'Unreadable' | 'Lost' };

/** Makes and stores the versions of a stored photograph that pages show. Rejects with `RenderingFailed`. */
export type Render = (digest: string) => Promise<Rendered>;

/** Resolves to whether the pixels of a JPEG or PNG are complete. Rejects with `RenderingFailed`. */
export type HasAllPixels = (picture: Uint8Array) => Promise<boolean>;

/**
 * The failure is not the fault of the photograph, and another attempt may succeed. The message names no
 * person.
 */
export class RenderingFailed extends Error {
  override name = 'RenderingFailed';
}

/** Decoding the pixels has crashed its process, or took too long. */
export class RenderingCrashed extends RenderingFailed {
  override name = 'RenderingCrashed';
}

export interface PhotographTags {
  takenAt: Date | null;
  latitude: number | null;
  longitude: number | null;
}

/** A picture has its size in pixels; otherwise the file is no picture, or the store does not have it. */
export type Rendered =
  | ({ state: 'Shown'; width: number; height: number } & PhotographTags)
  | { state: 'Unreadable' | 'Lost' };

/** The shown versions of a stored photograph are made and stored. It rejects with `RenderingFailed`. */
export type Render = (digest: string) => Promise<Rendered>;

/** The pixels of a JPEG or PNG must be complete. It rejects with `RenderingFailed`. */
export type HasAllPixels = (picture: Uint8Array) => Promise<boolean>;

/** The photograph is not at fault, and the same may succeed later. The message names no person. */
export class RenderingFailed extends Error {
  override name = 'RenderingFailed';
}

/** The pixels have ended the process that decoded them, or took too long. */
export class RenderingCrashed extends RenderingFailed {
  override name = 'RenderingCrashed';
}

/** What the camera wrote into a photograph. */
export interface PhotographTags {
  takenAt: Date | null;
  latitude: number | null;
  longitude: number | null;
}

/** What came of a photograph: a picture with its size in pixels, or nothing, because it is none or the store does not have it. */
export type Rendered =
  | ({ state: 'Shown'; width: number; height: number } & PhotographTags)
  | { state: 'Unreadable' | 'Lost' };

/** Makes what is shown of a stored photograph, and stores that. Rejects with `RenderingFailed`. */
export type Render = (digest: string) => Promise<Rendered>;

/** Whether the pixels of a JPEG or PNG are there to their end. Rejects with `RenderingFailed`. */
export type HasAllPixels = (picture: Uint8Array) => Promise<boolean>;

/** No fault of the photograph: the same may succeed later. The message names no person. */
export class RenderingFailed extends Error {
  override name = 'RenderingFailed';
}

/** Its pixels have ended the process that decoded them, or took too long. */
export class RenderingCrashed extends RenderingFailed {
  override name = 'RenderingCrashed';
}

import type { ReadAnswer } from '@/store/api/http/request';

/** What the seam of a resource may say of an endpoint. */
export interface EndpointOptions {
  /** Who tells a failure: the page or dialog that made the call. Without it a notice does (`errorListeners`). */
  errors?: 'inline';
  /** How the answer is read, where it is not an envelope of data. */
  read?: ReadAnswer<unknown>;
}

/** `extraOptions` of endpoints whose failure the page or dialog shows itself. */
export const inlineErrors = { errors: 'inline' } satisfies EndpointOptions;

/**
 * What a change makes old. RTK Query would throw it away after a failure as well; then nothing has changed, and a
 * form that is still open must not lose what it was made from.
 */
export function afterSuccess<Arg, Tag>(tags: (arg: Arg) => Tag[]) {
  return (_result: unknown, error: unknown, arg: Arg): Tag[] => (error ? [] : tags(arg));
}

/** Lets a change through only while the edited version is the newest; any change where the service names no versions. */
export function ifMatch(etag: string | undefined): { 'if-match'?: string } {
  return etag ? { 'if-match': etag } : {};
}

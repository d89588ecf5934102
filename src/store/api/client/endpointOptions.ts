import type { ReadAnswer } from '@/store/api/http/request';

export interface EndpointOptions {
  /**
   * 'inline' means that the page or dialog of the call shows a failure. Otherwise a notice does
   * (`errorListeners`).
   */
  errors?: 'inline';
  read?: ReadAnswer<unknown>;
}

export const inlineErrors = { errors: 'inline' } satisfies EndpointOptions;

/**
 * Invalidates tags only after a success. RTK Query would also do so after a failure. The data has not changed
 * then, and an open form must not lose the version it started from.
 */
export function afterSuccess<Arg, Tag>(tags: (arg: Arg) => Tag[]) {
  return (_result: unknown, error: unknown, arg: Arg): Tag[] => (error ? [] : tags(arg));
}

/**
 * Allows a change only while the edited version is the newest. It allows every change if the service sends no
 * versions.
 */
export function ifMatch(etag: string | undefined): { 'if-match'?: string } {
  return etag ? { 'if-match': etag } : {};
}

import type { ReadAnswer } from '@/store/api/http/request';

/** The options that a resource's file may set for an endpoint. */
export interface EndpointOptions {
  /** 'inline': the page or dialog of the call shows a failure. Without it a notice does (`errorListeners`). */
  errors?: 'inline';
  /** Reads an answer that is not an envelope of data. */
  read?: ReadAnswer<unknown>;
}

/** `extraOptions` of endpoints whose page or dialog shows the failure. */
export const inlineErrors = { errors: 'inline' } satisfies EndpointOptions;

/**
 * The tags that a change invalidates. RTK Query would invalidate them after a failure too, but then the data has
 * not changed, and an open form must not lose the version it started from.
 */
export function afterSuccess<Arg, Tag>(tags: (arg: Arg) => Tag[]) {
  return (_result: unknown, error: unknown, arg: Arg): Tag[] => (error ? [] : tags(arg));
}

/**
 * Allows a change only while the edited version is the newest; allows every change if the service sends no
 * versions.
 */
export function ifMatch(etag: string | undefined): { 'if-match'?: string } {
  return etag ? { 'if-match': etag } : {};
}

import type { OperationId } from '../../api';
import type { ReachOf } from './reach';
import type { Target } from './targets';

type Request = readonly [method: string, path: string, body?: unknown];

export interface AccessCase {
  request: (target: Target) => Request;
  /** Absent when a call is about nothing that somebody owns. */
  reach?: ReachOf;
}

/** The thing that a call is about. */
export function one([id = '']: string[]): string {
  return encodeURIComponent(id);
}

/** The part of it that a call is about: of a mixture the part of the other thing. */
export function part(ids: string[]): string {
  return encodeURIComponent(ids.at(-1) ?? '');
}

export type AccessCases = Partial<Record<OperationId, AccessCase>>;

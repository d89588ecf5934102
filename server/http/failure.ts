import type { z } from '@hono/zod-openapi';
import type { Language } from '../domain/languages';
import type { FailureTextId } from '../texts/failureTexts';
import type { FieldTextId } from '../texts/fieldTexts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

export interface FieldFailure {
  /** Path in the request with dots: `stackIds.3`. */
  field: string;
  textId: FieldTextId;
  /** What would be taken instead; the text says it too. */
  suggestion?: string;
}

/** One whose text names more than the field. */
interface WordedError {
  field: string;
  messageIn: (language: Language) => string;
}

type AnyFieldError = FieldFailure | WordedError;

interface FailureDetails {
  fields?: readonly AnyFieldError[];
  headers?: Readonly<Record<string, string>>;
}

/** Thrown below a route; the response is an envelope in the caller's language. */
export class ServiceFailure extends Error {
  readonly fields: readonly AnyFieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: Status,
    readonly textId: FailureTextId,
    { fields = [], headers = {} }: FailureDetails = {},
  ) {
    super(textId);
    this.name = 'ServiceFailure';
    this.fields = fields;
    this.headers = headers;
  }
}

/** 400: invalid input; names the fields. */
export function badRequest(...fields: FieldFailure[]): ServiceFailure {
  return new ServiceFailure(400, 'invalid', { fields });
}

/** 400: the body is no JSON, or no form. */
export function unreadable(): ServiceFailure {
  return new ServiceFailure(400, 'unreadable');
}

/** 400: a mailed link that was used, replaced, expired or never existed: the response does not tell which. */
export function linkInvalid(): ServiceFailure {
  return new ServiceFailure(400, 'linkInvalid');
}

/** 401: no valid token. */
export function unauthorized(textId: FailureTextId = 'unauthorized'): ServiceFailure {
  return new ServiceFailure(401, textId);
}

/** 403: inside the scope, but the role is too low. */
export function forbidden(): ServiceFailure {
  return new ServiceFailure(403, 'forbidden');
}

/** 403: the person belongs to organisations that are not active, and to no other. */
export function organizationInactive(): ServiceFailure {
  return new ServiceFailure(403, 'organizationInactive');
}

/** 404: unknown or outside the scope; both look the same so that ids cannot be probed. */
export function missing(): ServiceFailure {
  return new ServiceFailure(404, 'missing');
}

/** 409: not possible in the present state; may name a field. */
export function conflict(textId: FailureTextId, ...fields: FieldFailure[]): ServiceFailure {
  return new ServiceFailure(409, textId, { fields });
}

/** 422: it names something that cannot be used, though it is written well. */
export function unusable(textId: FailureTextId, ...fields: FieldFailure[]): ServiceFailure {
  return new ServiceFailure(422, textId, { fields });
}

export function preconditionFailed(): ServiceFailure {
  return new ServiceFailure(412, 'changedMeanwhile');
}

/** 429: the address was invited too often; `seconds` until the next attempt. */
export function tooManyInvitations(seconds: number): ServiceFailure {
  return new ServiceFailure(429, 'tooManyInvitations', { headers: { 'Retry-After': String(seconds) } });
}

/** 429: the caller invited too many people; `seconds` until the next one. */
export function tooManyInvited(seconds: number): ServiceFailure {
  return new ServiceFailure(429, 'tooManyInvited', { headers: { 'Retry-After': String(seconds) } });
}

/** 429: `seconds` until the next attempt. */
export function tooManyAttempts(seconds: number): ServiceFailure {
  return new ServiceFailure(429, 'tooManyAttempts', { headers: { 'Retry-After': String(seconds) } });
}

/** 503: the database is away or too busy; the same call may succeed in some seconds. */
export function unavailable(): ServiceFailure {
  return new ServiceFailure(503, 'unavailable', { headers: { 'Retry-After': '5' } });
}

/** 429: enough of it is under way; `seconds` until the next attempt. */
export function tooMuchAtOnce(seconds: number): ServiceFailure {
  return new ServiceFailure(429, 'tooMuchAtOnce', { headers: { 'Retry-After': String(seconds) } });
}

/** 503: the service has as much to do as it can; `seconds` until the next attempt. */
export function tooBusy(seconds: number): ServiceFailure {
  return new ServiceFailure(503, 'tooBusy', { headers: { 'Retry-After': String(seconds) } });
}

type Issue = z.core.$ZodIssue;

const textIds: Partial<Record<Issue['code'], FieldTextId>> = {
  invalid_type: 'kind',
  too_small: 'tooSmall',
  too_big: 'tooBig',
};

/** More than the fields of any form, and few enough that a small request never has a large response. */
export const mostErrors = 20;

/** The first 20 fields, each with its first error. */
export function fieldErrors(issues: readonly Issue[]): FieldFailure[] {
  const errors = issues.slice(0, mostErrors).flatMap((issue): FieldFailure[] => {
    const field = issue.path.map(String).join('.');
    if (issue.code === 'custom' && issue.params?.textId === 'hiddenSigns')
      return [{ field, textId: 'hiddenSigns' }];
    if (issue.code !== 'unrecognized_keys') return [{ field, textId: textIds[issue.code] ?? 'invalid' }];
    return issue.keys.slice(0, mostErrors).map((key) => ({
      field: field === '' ? key : `${field}.${key}`,
      textId: 'unknownKey',
    }));
  });
  return errors
    .filter(({ field }, index) => errors.findIndex((error) => error.field === field) === index)
    .slice(0, mostErrors);
}

import type { z } from '@hono/zod-openapi';
import type { FailureTextId, FieldTextId } from '../texts/failureTexts';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 429 | 500;

interface FieldError {
  /** Path in the request with dots: `stackIds.3`. */
  field: string;
  textId: FieldTextId;
}

interface FailureDetails {
  fields?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere below a route; answered in the envelope, in the caller's language. */
export class ServiceFailure extends Error {
  readonly fields: readonly FieldError[];
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

/** 400: what was sent cannot be used; names the fields. */
export function invalid(...fields: FieldError[]): ServiceFailure {
  return new ServiceFailure(400, 'invalid', { fields });
}

/** 400: a mailed link that was used, replaced, has expired or never was one: nobody is told which. */
export function linkInvalid(): ServiceFailure {
  return new ServiceFailure(400, 'linkInvalid');
}

/** 401: no token, or one that is not accepted (any more). */
export function unauthorized(textId: FailureTextId = 'unauthorized'): ServiceFailure {
  return new ServiceFailure(401, textId);
}

/** 403: an own thing, but the role is too low. */
export function forbidden(): ServiceFailure {
  return new ServiceFailure(403, 'forbidden');
}

/** 404: no such thing, or somebody else's; the answers are equal so that ids cannot be probed. */
export function missing(): ServiceFailure {
  return new ServiceFailure(404, 'missing');
}

/** 409: not possible in the present state; names the field where one is in the way. */
export function conflict(textId: FailureTextId, ...fields: FieldError[]): ServiceFailure {
  return new ServiceFailure(409, textId, { fields });
}

/** 412: somebody else changed it meanwhile. */
export function changedMeanwhile(): ServiceFailure {
  return new ServiceFailure(412, 'changedMeanwhile');
}

/** 429: the address was invited too often; again after `seconds`. */
export function tooManyInvitations(seconds: number): ServiceFailure {
  return new ServiceFailure(429, 'tooManyInvitations', { headers: { 'Retry-After': String(seconds) } });
}

/** 429: again after `seconds`. */
export function tooManyAttempts(seconds: number): ServiceFailure {
  return new ServiceFailure(429, 'tooManyAttempts', { headers: { 'Retry-After': String(seconds) } });
}

type Issue = z.core.$ZodIssue;

const textIds: Partial<Record<Issue['code'], FieldTextId>> = {
  invalid_type: 'kind',
  too_small: 'tooSmall',
  too_big: 'tooBig',
};

/** More than any form has fields, and few enough that a small request never has a large answer. */
const mostErrors = 20;

/** What a schema refused: the first 20 fields, each with the first thing that is wrong with it. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const errors = issues.slice(0, mostErrors).flatMap((issue): FieldError[] => {
    const field = issue.path.map(String).join('.');
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

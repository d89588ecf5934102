import type { z } from '@hono/zod-openapi';
import type { Language } from '../domain/languages';
import { failureTexts } from '../texts/failureTexts';
import type { FieldTextId } from '../texts/fieldTexts';
import type { Text } from '../texts/language';

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

export interface FieldFailure {
  /** The field is named by its path in the request, with dots: `stackIds.3`. */
  field: string;
  textId: FieldTextId;
  suggestion?: string;
}

interface WordedError {
  field: string;
  messageIn: (language: Language) => string;
}

type AnyFieldError = FieldFailure | WordedError;

interface FailureDetails {
  fields?: readonly AnyFieldError[];
  headers?: Readonly<Record<string, string>>;
}

export class ServiceFailure extends Error {
  readonly fields: readonly AnyFieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly status: Status,
    readonly text: Text,
    { fields = [], headers = {} }: FailureDetails = {},
  ) {
    super(text.en);
    this.name = 'ServiceFailure';
    this.fields = fields;
    this.headers = headers;
  }
}

export function badRequest(...fields: FieldFailure[]): ServiceFailure {
  return new ServiceFailure(400, failureTexts.invalid, { fields });
}

export function unreadable(): ServiceFailure {
  return new ServiceFailure(400, failureTexts.unreadable);
}

export function unauthorized(text: Text = failureTexts.unauthorized): ServiceFailure {
  return new ServiceFailure(401, text);
}

export function forbidden(): ServiceFailure {
  return new ServiceFailure(403, failureTexts.forbidden);
}

/**
 * An unknown id and one outside the scope get the same answer, so that callers cannot find out which ids
 * exist.
 */
export function missing(): ServiceFailure {
  return new ServiceFailure(404, failureTexts.missing);
}

export function conflict(text: Text, ...fields: FieldFailure[]): ServiceFailure {
  return new ServiceFailure(409, text, { fields });
}

export function unusable(text: Text, ...fields: FieldFailure[]): ServiceFailure {
  return new ServiceFailure(422, text, { fields });
}

export function preconditionFailed(): ServiceFailure {
  return new ServiceFailure(412, failureTexts.changedMeanwhile);
}

export function tooMany(text: Text, seconds: number): ServiceFailure {
  return new ServiceFailure(429, text, { headers: { 'Retry-After': String(seconds) } });
}

/** The database cannot be reached or is too busy. The same call may succeed a few seconds later. */
export function unavailable(): ServiceFailure {
  return new ServiceFailure(503, failureTexts.unavailable, { headers: { 'Retry-After': '5' } });
}

export function tooMuchAtOnce(seconds: number): ServiceFailure {
  return tooMany(failureTexts.tooMuchAtOnce, seconds);
}

export function tooBusy(seconds: number): ServiceFailure {
  return new ServiceFailure(503, failureTexts.tooBusy, { headers: { 'Retry-After': String(seconds) } });
}

type Issue = z.core.$ZodIssue;

const textIds: Partial<Record<Issue['code'], FieldTextId>> = {
  invalid_type: 'kind',
  too_small: 'tooSmall',
  too_big: 'tooBig',
};

/** No form has more fields. The limit keeps the response to a small request small. */
export const mostErrors = 20;

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

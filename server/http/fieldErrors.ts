import type { z } from '@hono/zod-openapi';
import type { FieldTextId } from '../texts/failureTexts';
import type { FieldError } from './failure';

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

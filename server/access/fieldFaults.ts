import type { z } from '@hono/zod-openapi';
import type { FieldTextId } from '../texts/failureTexts';
import type { FieldFault } from './failure';

type Issue = z.core.$ZodIssue;

const textIds: Partial<Record<Issue['code'], FieldTextId>> = {
  invalid_type: 'kind',
  too_small: 'tooSmall',
  too_big: 'tooBig',
};

/** What a schema refused, field by field. */
export function fieldFaults(issues: readonly Issue[]): FieldFault[] {
  return issues.flatMap((issue): FieldFault[] => {
    const field = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field, textId: textIds[issue.code] ?? 'invalid' }];
    return issue.keys.map((key) => ({
      field: field === '' ? key : `${field}.${key}`,
      textId: 'unknownKey',
    }));
  });
}

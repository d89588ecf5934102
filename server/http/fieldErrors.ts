import type { z } from '@hono/zod-openapi';
import type { FieldTextId } from '@server/texts/failureTexts';
import type { FieldFault } from './failure';

type Issue = z.core.$ZodIssue;

const textIds: Partial<Record<Issue['code'], FieldTextId>> = {
  invalid_type: 'kind',
  too_small: 'tooSmall',
  too_big: 'tooBig',
};

/** More than any form has fields, and few enough that a small request never has a large answer. */
const mostFaults = 20;

/** What a schema refused: the first 20 fields, each with the first thing that is wrong with it. */
export function fieldFaults(issues: readonly Issue[]): FieldFault[] {
  const faults = issues.slice(0, mostFaults).flatMap((issue): FieldFault[] => {
    const field = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field, textId: textIds[issue.code] ?? 'invalid' }];
    return issue.keys.slice(0, mostFaults).map((key) => ({
      field: field === '' ? key : `${field}.${key}`,
      textId: 'unknownKey',
    }));
  });
  return faults
    .filter(({ field }, index) => faults.findIndex((fault) => fault.field === field) === index)
    .slice(0, mostFaults);
}

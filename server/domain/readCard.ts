import type { z } from '@hono/zod-openapi';
import { type CardDocument, CardDocumentSchema, fieldIdPattern } from './cardDocument';
import type { CardProblem, CardProblemReason } from './cardProblem';
import { cardProblems } from './cardProblems';

type CardReading = { document: CardDocument } | { problems: CardProblem[] };

const mostProblems = 100;

export function readCard(sent: unknown): CardReading {
  const read = CardDocumentSchema.safeParse(sent);
  if (!read.success) {
    const problems = read.error.issues.flatMap((issue) => problemsOf(issue, sent));
    return { problems: problems.slice(0, mostProblems) };
  }
  const { $schema: _, ...document } = read.data;
  const problems = [...cardProblems(document)];
  return problems.length > 0 ? { problems: problems.slice(0, mostProblems) } : { document };
}

function written(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  let value = sent;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return value;
}

const expectations: Readonly<Record<string, CardProblemReason>> = {
  string: 'expectedText',
  number: 'expectedNumber',
  int: 'expectedWholeNumber',
  boolean: 'expectedBoolean',
  array: 'expectedList',
  object: 'expectedObject',
};

function problemsOf(issue: z.core.$ZodIssue, sent: unknown): CardProblem[] {
  const path = written(issue.path);
  const one = (reason: CardProblemReason, values?: CardProblem['values']): CardProblem[] => [
    { path, reason, ...(values && { values }) },
  ];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: written([...issue.path, shortened(key)]),
      reason: 'unknownKey',
    }));
  if (valueAt(sent, issue.path) === undefined) return one('missing');
  switch (issue.code) {
    case 'invalid_type':
      return one(expectations[issue.expected] ?? 'expectedObject');
    case 'invalid_union':
      return one('expectedSingle');
    case 'invalid_value':
      return one('notOneOf', { expected: issue.values.map(String).join(', ') });
    case 'too_big':
      if (issue.origin === 'string') return one('longText', { most: Number(issue.maximum) });
      if (issue.origin === 'array') return one('longList', { most: Number(issue.maximum) });
      return one('largeNumber', { most: Number(issue.maximum) });
    case 'too_small':
      if (issue.origin === 'array') return one('emptyList');
      return issue.inclusive
        ? one('smallNumber', { least: Number(issue.minimum) })
        : one('notAbove', { bound: Number(issue.minimum) });
    default:
      return one('pattern' in issue && issue.pattern === String(fieldIdPattern) ? 'badId' : 'badText');
  }
}

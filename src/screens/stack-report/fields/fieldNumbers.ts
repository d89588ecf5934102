import type { ReadField } from '@/features/stack-fields/readField';

/** Why a field holds no numbers: nothing was measured, or it is of another type. */
type NoNumbers = 'missing' | 'unreadable';

/** The one number that a field holds, in its own unit. A list is not one, be it of one number. */
export function numberIn(field: ReadField | undefined): number | NoNumbers {
  if (!field || field.content.status === 'missing') return 'missing';
  const { content } = field;
  if (content.status !== 'given') return 'unreadable';
  return content.fieldType === 'Double' || content.fieldType === 'Integer' ? content.value : 'unreadable';
}

/** The list of numbers that a field holds, in its own unit. One number, such as a mean, is no list. */
export function numbersIn(field: ReadField | undefined): readonly number[] | NoNumbers {
  if (!field || field.content.status === 'missing') return 'missing';
  const { content } = field;
  if (content.status !== 'given') return 'unreadable';
  const isList = content.fieldType === 'ArrayOfDouble' || content.fieldType === 'ArrayOfInt';
  return isList ? content.value : 'unreadable';
}

/**
 * The value to twelve digits: without what sums, products and conversions leave in the last ones of a double, which
 * must not decide on which side of a limit it lies, or whether it is rounded up.
 */
export function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12));
}

import type { ReadField } from '@/features/stack-fields/readField';

type NoNumbers = 'missing' | 'unreadable';

export function numberIn(field: ReadField | undefined): number | NoNumbers {
  if (!field || field.content.status === 'missing') return 'missing';
  const { content } = field;
  if (content.status !== 'given') return 'unreadable';
  return content.fieldType === 'Double' || content.fieldType === 'Integer' ? content.value : 'unreadable';
}

export function numbersIn(field: ReadField | undefined): readonly number[] | NoNumbers {
  if (!field || field.content.status === 'missing') return 'missing';
  const { content } = field;
  if (content.status !== 'given') return 'unreadable';
  const isList = content.fieldType === 'ArrayOfDouble' || content.fieldType === 'ArrayOfInt';
  return isList ? content.value : 'unreadable';
}

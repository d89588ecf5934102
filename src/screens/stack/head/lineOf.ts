import { chooseFieldLayout } from '@/features/stack-fields/chooseFieldLayout';
import type { FieldWords } from '@/features/stack-fields/fieldWords';
import type { ReadField } from '@/features/stack-fields/readField';

export function lineOf(field: ReadField | undefined, words: FieldWords): string | undefined {
  if (!field) return undefined;
  const layout = chooseFieldLayout(field, words);
  return layout.kind === 'line' ? layout.text : undefined;
}

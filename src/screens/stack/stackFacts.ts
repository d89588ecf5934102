import { type ReadField, readField } from '@/features/stack-fields/readField';
import { stackDate } from '@/features/stack-list/stackDate';
import type { useText } from '@/i18n/useText';
import { dateTypes } from '@/store/filters/stackFilters';
import type { ShownStack } from './readStack';

/** What is known of a stack whatever its measurement card shows, as fields in the language of the page. */
export function stackFacts(stack: ShownStack, t: ReturnType<typeof useText>): ReadField[] {
  const { polterId, orderNumber, sawmillName } = stack;
  const text = (title: string, value: string | null) => readField({ title, fieldType: 'String', value });
  return [
    text(t('stack_table.stack_id'), polterId),
    text(t('stack.order_number'), orderNumber),
    ...(sawmillName === null ? [] : [text(t('stack.sawmill'), sawmillName)]),
    ...dateTypes.map((dateType) =>
      readField({ title: t(`stack_date.${dateType}`), fieldType: 'Date', value: stackDate(stack, dateType) }),
    ),
  ];
}

/** Where the stack lies, for a card that does not show it. */
export function stackPlace({ coordinates }: ShownStack, t: ReturnType<typeof useText>): ReadField {
  return readField({ title: t('stack.position'), fieldType: 'Position', value: coordinates });
}

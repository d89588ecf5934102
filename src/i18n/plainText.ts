import type { MessageFormatElement } from 'react-intl';

/** Of the parser's kinds of elements, without the parser. */
const words: MessageFormatElement['type'] = 0;
const value: MessageFormatElement['type'] = 1;

/**
 * A parsed text of words and values alone; null for any other. react-intl looks up each text by what its parsed form is as
 * JSON, and a page of rows says hundreds of these.
 */
export function plainText(
  message: string | MessageFormatElement[] | undefined,
  values: Record<string, string | number>,
): string | null {
  if (!Array.isArray(message)) return null;
  let text = '';
  for (const element of message) {
    if (!('value' in element)) return null;
    if (element.type === words) text += element.value;
    else if (element.type === value && element.value in values) text += values[element.value];
    else return null;
  }
  return text;
}

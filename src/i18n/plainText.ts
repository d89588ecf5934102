import type { MessageFormatElement } from 'react-intl';

const words: MessageFormatElement['type'] = 0;
const value: MessageFormatElement['type'] = 1;

/**
 * Returns the text if it consists only of words and values, or null for any other. This saves time, because
 * react-intl looks up each text by the JSON of its parsed form, and a page of rows has hundreds of texts.
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

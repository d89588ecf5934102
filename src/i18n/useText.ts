import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './catalogues';
import { plainText } from './plainText';

type TextValues = Record<string, string | number>;

export type Translate = (id: MessageId, values?: TextValues) => string;

/** Texts in the person's language: `text('stacks.title')`, `text('stacks.results', { count: 5 })`. */
export function useText(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, values = {}) => plainText(intl.messages[id], values) ?? intl.formatMessage({ id }, values),
    [intl],
  );
}

/** The same for an id that is put together from data; null where no text has it. */
export function useTextIfAny(): (id: string) => string | null {
  const intl = useIntl();
  return useCallback((id) => (id in intl.messages ? intl.formatMessage({ id }) : null), [intl]);
}

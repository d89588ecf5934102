import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './catalogues';
import { plainText } from './plainText';

type TextValues = Record<string, string | number>;

export type Translate = (id: MessageId, values?: TextValues) => string;

export function useText(): Translate {
  const intl = useIntl();
  return useCallback(
    (id, values = {}) => plainText(intl.messages[id], values) ?? intl.formatMessage({ id }, values),
    [intl],
  );
}

export function useTextIfAny(): (id: string) => string | null {
  const intl = useIntl();
  return useCallback((id) => (id in intl.messages ? intl.formatMessage({ id }) : null), [intl]);
}

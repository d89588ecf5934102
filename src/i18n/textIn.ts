import { createIntl } from 'react-intl';
import type { Language } from '@/lib/languages';
import type { Catalogue } from './catalogues';
import type { Translate } from './useText';

export function textIn(language: Language, messages: Catalogue): Translate {
  const intl = createIntl({ locale: language, messages });
  return (id, values) => intl.formatMessage({ id }, values);
}

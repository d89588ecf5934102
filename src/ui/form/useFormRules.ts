import { useMemo } from 'react';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { decimalText, parseDecimal } from '@/lib/decimal';
import { isEmail } from '@/lib/email';

type Rule = (text: string) => string | null;

/**
 * Null and blank text count as missing. `price` accepts a number of at least 0 in the person's locale,
 * which `parseDecimal` reads, and `integer` a whole number of at least 0.
 */
interface FormRules {
  required: (value: string | null) => string | null;
  email: Rule;
  digits: (text: string, most: number) => string | null;
  minLength: (text: string, least: number) => string | null;
  price: Rule;
  integer: Rule;
}

/**
 * These are the validation rules of the specification (administration area, section 5) with their messages.
 * Every rule except `required` accepts an empty text: `rules.required(email) ?? rules.email(email)`.
 */
export function useFormRules(): FormRules {
  const t = useText();
  const { locale } = useLocale();
  return useMemo(() => {
    const unless = (isRight: (text: string) => boolean, message: (text: string) => string): Rule => {
      return (text) => (text.trim() === '' || isRight(text.trim()) ? null : message(text));
    };
    const isPrice = (text: string) => (parseDecimal(text, locale) ?? -1) >= 0;
    return {
      required: (value) => (value?.trim() ? null : t('form.required')),
      email: unless(isEmail, () => t('form.email_incorrect')),
      digits: (text, most) =>
        unless(
          (digits) => /^\d+$/.test(digits) && digits.length <= most,
          () => t('form.digits', { count: most }),
        )(text),
      minLength: (text, least) =>
        unless(
          (typed) => [...typed].length >= least,
          () => t('form.min_length', { count: least }),
        )(text),
      price: unless(isPrice, () => t('form.price', { example: decimalText(12.5, locale) })),
      integer: unless(
        (text) => /^\d+$/.test(text) && Number.isSafeInteger(Number(text)),
        () => t('form.integer'),
      ),
    };
  }, [t, locale]);
}

import { useText } from '@/i18n/useText';
import { useFormRules } from '@/ui/form/useFormRules';
import { failingRules } from './passwordRules';

export function usePasswordRules() {
  const t = useText();
  const { required } = useFormRules();
  const strong = (password: string) => {
    const failing = failingRules(password).map((rule) => t(`account.rule.${rule}`));
    return failing.length > 0 ? [t('account.password_weak'), ...failing].join('. ') : null;
  };
  return {
    newPassword: (password: string) => required(password) ?? strong(password),
    repeat: (repeat: string, password: string) =>
      required(repeat) ?? (repeat === password ? null : t('account.password_mismatch')),
  };
}

import { useSaveResult } from '@/features/errors/useSaveResult';
import { usePasswordRules } from '@/screens/account/usePasswordRules';
import { useChangePasswordMutation } from '@/store/api/accountApi';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';

const nothing = { values: { currentPassword: '', newPassword: '', repeat: '' }, etag: undefined };

export type PasswordChange = ReturnType<typeof usePasswordChange>;

/** Only this form holds the passwords, because the store does not keep the argument of this call. */
export function usePasswordChange() {
  const { required } = useFormRules();
  const rules = usePasswordRules();
  const resultOf = useSaveResult();
  const [change] = useChangePasswordMutation();
  return useEditForm({
    version: nothing,
    validate: ({ currentPassword, newPassword, repeat }) => ({
      currentPassword: required(currentPassword),
      newPassword: rules.newPassword(newPassword),
      repeat: rules.repeat(repeat, newPassword),
    }),
    save: async ({ currentPassword, newPassword }) =>
      resultOf(await change({ body: { currentPassword, newPassword } })),
  });
}

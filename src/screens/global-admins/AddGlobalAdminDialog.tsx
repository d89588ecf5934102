import { Text } from '@mantine/core';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { type InvitationLanguage, InvitationLanguageField } from '@/features/members/InvitationLanguageField';
import { useLocale } from '@/i18n/LocaleContext';
import { useText } from '@/i18n/useText';
import { useAddGlobalAdminMutation } from '@/store/api/globalAdminApi';
import { EmailField } from '@/ui/fields/EmailField';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm, type Version } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';

interface AddGlobalAdminDialogProps {
  opened: boolean;
  onClose: () => void;
}

// This must be a type, because an interface is not assignable to a record of unknown values.
type Values = { email: string; language: InvitationLanguage };

const nobody: Version<Values> = { values: { email: '', language: '' }, etag: undefined };

export function AddGlobalAdminDialog({ opened, onClose }: AddGlobalAdminDialogProps) {
  const t = useText();
  const rules = useFormRules();
  const { reportSave } = useSaveFeedback();
  const [add] = useAddGlobalAdminMutation();
  const { language: usual } = useLocale();
  const form = useEditForm<Values>({
    version: nobody,
    validate: ({ email }) => ({ email: rules.required(email) ?? rules.email(email) }),
    save: useIdempotentSave<Values>(({ email, language }, key) => {
      const body = { email: email.trim(), ...(language && { language }) };
      return reportSave(add({ 'idempotency-key': key, body }));
    }),
    onSaved: onClose,
  });
  const { getInputProps, values } = form.fields;
  return (
    <FormDialog
      opened={opened}
      title={t('global_admins.add')}
      submitLabel={t('global_admins.add')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
    >
      <Text>{t('global_admins.add_text')}</Text>
      <EmailField label={t('login.email')} autoComplete="off" {...getInputProps('email')} />
      <InvitationLanguageField usual={usual} {...getInputProps('language')} value={values.language} />
    </FormDialog>
  );
}

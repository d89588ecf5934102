import { Text } from '@mantine/core';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { useAddGlobalAdminMutation } from '@/store/api/globalAdminApi';
import { EmailField } from '@/ui/fields/EmailField';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';

interface AddGlobalAdminDialogProps {
  opened: boolean;
  onClose: () => void;
}

const nobody = { values: { email: '' }, etag: undefined };

export function AddGlobalAdminDialog({ opened, onClose }: AddGlobalAdminDialogProps) {
  const t = useText();
  const rules = useFormRules();
  const { reportSave } = useSaveFeedback();
  const [add] = useAddGlobalAdminMutation();
  const form = useEditForm({
    version: nobody,
    validate: ({ email }) => ({ email: rules.required(email) ?? rules.email(email) }),
    save: useIdempotentSave<typeof nobody.values>(({ email }, key) =>
      reportSave(add({ 'idempotency-key': key, body: { email: email.trim() } })),
    ),
    onSaved: onClose,
  });
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
      <EmailField label={t('login.email')} autoComplete="off" {...form.fields.getInputProps('email')} />
    </FormDialog>
  );
}

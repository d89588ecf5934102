import { TextInput } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { ifMatch } from '@/store/api/client/endpointOptions';
import { type Sawmill, useCreateSawmillMutation, useRenameSawmillMutation } from '@/store/api/sawmillApi';
import { Details } from '@/ui/form/Details';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useIdempotentSave } from '@/ui/form/useIdempotentSave';
import { useSawmillNotice } from './useSawmillNotice';

interface SawmillDialogProps {
  opened: boolean;
  organizationId: string;
  /** The newest version of the sawmill to rename; null creates one. */
  sawmill: Sawmill | null;
  onClose: () => void;
  onReload: () => Promise<unknown>;
}

export function SawmillDialog(props: SawmillDialogProps) {
  const { opened, organizationId, sawmill, onClose, onReload } = props;
  const t = useText();
  const rules = useFormRules();
  const [create] = useCreateSawmillMutation();
  const [rename] = useRenameSawmillMutation();
  const report = useSawmillNotice();
  const add = useIdempotentSave<{ name: string }>(({ name }, key) =>
    report(create({ 'idempotency-key': key, body: { organizationId, name: name.trim() } })),
  );
  const form = useEditForm<{ name: string }>({
    version: { values: { name: sawmill?.name ?? '' }, etag: sawmill?.etag },
    validate: ({ name }) => ({ name: rules.required(name) }),
    save: (values, etag) => {
      if (!sawmill) return add(values);
      const body = { name: values.name.trim() };
      return report(rename({ id: sawmill.id, ...ifMatch(etag), body }));
    },
    onSaved: onClose,
  });
  const newer = sawmill && <Details items={[{ label: t('sawmills.name'), value: sawmill.name }]} />;
  return (
    <FormDialog
      opened={opened}
      title={sawmill ? t('sawmills.rename_title', { name: sawmill.name }) : t('sawmills.add')}
      submitLabel={sawmill ? t('form.save') : t('sawmills.create')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      {...(sawmill && { newer, onReload })}
    >
      <TextInput label={t('sawmills.name')} autoComplete="off" {...form.fields.getInputProps('name')} />
    </FormDialog>
  );
}

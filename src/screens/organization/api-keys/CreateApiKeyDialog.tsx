import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import {
  type ApiKeyScope,
  type CreateApiKeyApiResponse,
  useCreateApiKeyMutation,
} from '@/store/api/apiKeyApi';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';

export type NewApiKey = CreateApiKeyApiResponse;

interface CreateApiKeyDialogProps {
  opened: boolean;
  organizationId: string;
  /** Gets the key, which nobody can read again. */
  onCreated: (key: NewApiKey) => void;
  onClose: () => void;
}

const offered = ['Register', 'Measure'] as const satisfies readonly ApiKeyScope[];

const initially: { values: { name: string; scopes: ApiKeyScope[] }; etag: undefined } = {
  values: { name: '', scopes: ['Measure'] },
  etag: undefined,
};

export function CreateApiKeyDialog({ opened, organizationId, onCreated, onClose }: CreateApiKeyDialogProps) {
  const t = useText();
  const rules = useFormRules();
  const { resultOf } = useSaveFeedback();
  const [create] = useCreateApiKeyMutation();
  const form = useEditForm({
    version: initially,
    validate: ({ name, scopes }) => ({
      name: rules.required(name),
      scopes: scopes.length > 0 ? null : t('form.required'),
    }),
    save: async ({ name, scopes }) => {
      const answer = await create({ id: organizationId, body: { name: name.trim(), scopes } });
      if (answer.data) onCreated(answer.data);
      return resultOf(answer);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      title={t('api_keys.create')}
      submitLabel={t('api_keys.create')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
    >
      <TextInput label={t('api_keys.name')} autoComplete="off" {...form.fields.getInputProps('name')} />
      <Checkbox.Group label={t('api_keys.scopes')} {...form.fields.getInputProps('scopes')}>
        <Stack gap="xs" my={4}>
          {offered.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(`api_keys.scope.${scope}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  );
}

import { Radio, Stack, TextInput } from '@mantine/core';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import {
  type ApiKeyScope,
  type CreateApiKeyApiResponse,
  useCreateApiKeyMutation,
} from '@/store/api/apiKeyApi';
import { useFeature } from '@/store/useFeature';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';

export type NewApiKey = CreateApiKeyApiResponse;

interface CreateApiKeyDialogProps {
  opened: boolean;
  organizationId: string;
  onCreated: (key: NewApiKey) => void;
  onClose: () => void;
}

/** The scope `Measure` includes `Register`. */
const offered = ['Register', 'Measure', 'Read'] as const satisfies readonly ApiKeyScope[];

/** No scope is preselected, so that the person has to choose one. */
const initially: { values: { name: string; scope: ApiKeyScope | '' }; etag: undefined } = {
  values: { name: '', scope: '' },
  etag: undefined,
};

export function CreateApiKeyDialog({ opened, organizationId, onCreated, onClose }: CreateApiKeyDialogProps) {
  const t = useText();
  const rules = useFormRules();
  const { resultOf } = useSaveFeedback();
  // Keys that read were introduced together with the files that they read.
  const canRead = useFeature('exports');
  const [create] = useCreateApiKeyMutation();
  const form = useEditForm({
    version: initially,
    validate: ({ name, scope }) => ({ name: rules.required(name), scope: rules.required(scope) }),
    save: async ({ name, scope }) => {
      const answer = await create({
        id: organizationId,
        body: { name: name.trim(), scopes: scope ? [scope] : [] },
      });
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
      <Radio.Group label={t('api_keys.scopes')} {...form.fields.getInputProps('scope')}>
        <Stack gap="xs" my={4}>
          {offered.map(
            (scope) =>
              (scope !== 'Read' || canRead) && (
                <Radio key={scope} value={scope} label={t(`api_keys.scope.${scope}`)} />
              ),
          )}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}

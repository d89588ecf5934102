import { Text, TextInput } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { useSetStackDueDiligenceMutation } from '@/store/api/stackApi';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import type { SaveResult } from '@/ui/form/saveResult';

// A type, because an interface is not assignable to a record of unknown values.
type DueDiligenceNumbers = Record<'referenceNumber' | 'verificationNumber', string>;

interface DueDiligenceDialogProps {
  opened: boolean;
  stackIds: readonly string[];
  /** The form begins with these numbers and may remove them; of a selection they are unknown, and nothing is removed. */
  numbers: DueDiligenceNumbers | undefined;
  report: (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult>;
  onClose: () => void;
}

const none: DueDiligenceNumbers = { referenceNumber: '', verificationNumber: '' };
const longest = 40;

export function DueDiligenceDialog({ opened, stackIds, numbers, report, onClose }: DueDiligenceDialogProps) {
  const t = useText();
  const [save] = useSetStackDueDiligenceMutation();
  const form = useEditForm<DueDiligenceNumbers>({
    version: { values: numbers ?? none, etag: undefined },
    validate: ({ referenceNumber, verificationNumber }) => ({
      referenceNumber:
        referenceNumber.trim() === '' && (numbers === undefined || verificationNumber.trim() !== '')
          ? t('form.required')
          : null,
    }),
    save: ({ referenceNumber, verificationNumber }) =>
      report(
        save({
          body: {
            stackIds: [...stackIds],
            referenceNumber: referenceNumber.trim() || null,
            verificationNumber: verificationNumber.trim() || null,
          },
        }),
      ),
    onSaved: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      title={t('due_diligence.title', { count: stackIds.length })}
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid}
      // The text of a dropped page would come to other stacks: its selection is gone.
      {...(numbers === undefined && { resumes: 'never' as const })}
      onClose={onClose}
    >
      <TextInput
        label={t('due_diligence.reference')}
        description={t('due_diligence.reference_hint')}
        autoComplete="off"
        maxLength={longest}
        {...form.fields.getInputProps('referenceNumber')}
      />
      <TextInput
        label={t('due_diligence.verification')}
        autoComplete="off"
        maxLength={longest}
        {...form.fields.getInputProps('verificationNumber')}
      />
      <Text size="sm" c="dimmed">
        {t('due_diligence.keep')}
      </Text>
    </FormDialog>
  );
}

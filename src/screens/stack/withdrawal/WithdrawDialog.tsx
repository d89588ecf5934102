import { Text, TextInput } from '@mantine/core';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import { StackNow } from '@/screens/stack/facts/StackNow';
import type { Stack } from '@/screens/stack/readStack';
import { type StackItem, useGetStackQuery, useWithdrawStackMutation } from '@/store/api/stackApi';
import { isServiceError } from '@/store/ports/serviceError';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import type { Draft } from '@/ui/form/draft/drafts';
import { useEditForm } from '@/ui/form/edit/useEditForm';

export type Twin = Pick<StackItem, 'stackNumber' | 'departmentId'>;

interface WithdrawDialogProps {
  opened: boolean;
  stack: Stack;
  twin: Twin | null;
  onClose: () => void;
}

// This must be a type, because an interface is not assignable to a record of unknown values.
type Withdrawing = { reason: string; twinNumber: string; twin: Twin | null };

export function WithdrawDialog({ opened, stack, twin, onClose }: WithdrawDialogProps) {
  const t = useText();
  const { stackId: id, stackNumber } = stack;
  const reportSave = useSaveNotice('stack.withdrawal.done', 'form.updated_failed');
  const [withdraw] = useWithdrawStackMutation();
  const { refetch } = useGetStackQuery({ id });
  const offered = { twinNumber: twin?.stackNumber ?? '', twin };
  const form = useEditForm<Withdrawing>({
    version: {
      values: { reason: '', ...offered },
      etag: stack.lastModifiedDateTime ?? '',
    },
    validate: ({ reason }) => ({
      reason: reason.trim() === '' ? t('stack.withdrawal.reason_missing') : null,
    }),
    // The other stack that a draft names may not be the one that this dialog proposes.
    save: async ({ reason, twinNumber, twin: named }, seen = '') => {
      const number = twinNumber.trim();
      const answer = await withdraw({
        id,
        body: {
          lastModifiedDateTime: seen,
          reason: reason.trim(),
          ...(number !== '' && { twinNumber: number }),
          // Two departments may have a stack with this number: the one that was offered is meant.
          ...(named && number === named.stackNumber && { twinDepartmentId: named.departmentId }),
        },
      });
      const result = await reportSave(Promise.resolve(answer));
      // If a measurement has arrived since, the person sees it before anything is withdrawn. A conflict that
      // names a field is about the typed text.
      const isNewer =
        isServiceError(answer.error) && answer.error.status === 409 && answer.error.fieldErrors.length === 0;
      return result.kind === 'failed' && isNewer ? { kind: 'conflict', message: result.message } : result;
    },
    onSaved: () => {
      onClose();
      focusHeading();
    },
  });
  // A draft that was begun from the menu names no other stack, but this dialog proposes one.
  const resume = ({ values, ...draft }: Draft) =>
    form.resume({ ...draft, values: values.twinNumber === '' ? { ...values, ...offered } : values });
  const { getInputProps } = form.fields;
  const word = { autoComplete: 'off', maxLength: doubtWordMaxLength } as const;
  return (
    <FormDialog
      opened={opened}
      title={t('stack.withdrawal.title', { stackNumber })}
      submitLabel={t('stack.withdrawal.confirm')}
      form={{ ...form, resume }}
      resumes="always"
      canSave={form.isValid}
      onClose={onClose}
      newer={<StackNow stack={stack} />}
      onReload={refetch}
    >
      <Text>{t('stack.withdrawal.text')}</Text>
      <TextInput
        label={t('stack.withdrawal.reason')}
        description={t('stack.doubts.word_hint')}
        {...word}
        {...getInputProps('reason')}
      />
      <TextInput label={t('stack.withdrawal.twin')} {...word} {...getInputProps('twinNumber')} />
    </FormDialog>
  );
}

import { Stack as Column, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import type { Stack } from '@/screens/stack/readStack';
import { type StackItem, useWithdrawStackMutation } from '@/store/api/stackApi';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

export type Twin = Pick<StackItem, 'stackNumber' | 'departmentId'>;

interface WithdrawDialogProps {
  opened: boolean;
  stack: Stack;
  twin: Twin | null;
  onClose: () => void;
}

export function WithdrawDialog({ opened, stack, twin, onClose }: WithdrawDialogProps) {
  const t = useText();
  const { reportSave } = useSaveFeedback();
  const [withdraw, { isLoading }] = useWithdrawStackMutation();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [twinNumber, setTwinNumber] = useState(twin?.stackNumber ?? '');
  const [errors, setErrors] = useState<Errors>(none);
  useUnsaved(opened && reason.trim() !== '');
  const close = () => {
    setReason('');
    setTwinNumber(twin?.stackNumber ?? '');
    setErrors(none);
    onClose();
  };
  const confirm = async () => {
    if (reason.trim() === '') {
      setErrors({ ...none, reason: t('stack.withdrawal.reason_missing') });
      field.current?.focus();
      return;
    }
    const number = twinNumber.trim();
    const result = await reportSave(
      withdraw({
        id: stack.stackId,
        body: {
          lastModifiedDateTime: stack.lastModifiedDateTime ?? '',
          reason: reason.trim(),
          ...(number !== '' && { twinNumber: number }),
          // A number may stand in two departments: the one that was offered is meant.
          ...(twin && number === twin.stackNumber && { twinDepartmentId: twin.departmentId }),
        },
      }),
    );
    if (result.kind === 'saved') {
      close();
      focusHeading();
    } else if (result.kind === 'conflict') setErrors({ ...none, all: t('form.conflict') });
    else {
      const messageOf = (name: string) => result.fieldErrors.find(({ field: of }) => of === name)?.message;
      const ofFields = { reason: messageOf('reason') ?? null, twinNumber: messageOf('twinNumber') ?? null };
      setErrors({ ...ofFields, all: result.message });
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t('stack.withdrawal.title', { stackNumber: stack.stackNumber })}
      confirmLabel={t('stack.withdrawal.confirm')}
      busy={isLoading}
      error={errors.all}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <Column gap="sm">
        <span>{t('stack.withdrawal.text')}</span>
        <TextInput
          ref={field}
          label={t('stack.withdrawal.reason')}
          description={t('stack.doubts.word_hint')}
          autoComplete="off"
          maxLength={doubtWordMaxLength}
          data-autofocus
          value={reason}
          error={errors.reason}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setErrors(none);
          }}
        />
        <TextInput
          label={t('stack.withdrawal.twin')}
          autoComplete="off"
          maxLength={doubtWordMaxLength}
          value={twinNumber}
          error={errors.twinNumber}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setTwinNumber(event.currentTarget.value);
            setErrors(none);
          }}
        />
      </Column>
    </ConfirmDialog>
  );
}

type Errors = Record<'reason' | 'twinNumber' | 'all', string | null>;

const none: Errors = { reason: null, twinNumber: null, all: null };

import { Stack as Column, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import { useSaveFeedback } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import { paths } from '@/navigation/paths';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { useMoveStackMutation } from '@/store/api/stackApi';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';
import { useMovedMonth } from './useMovedMonth';

interface MoveDialogProps {
  opened: boolean;
  stack: Stack;
  facts: StackFacts | undefined;
  departmentNames: ReadonlyMap<string, string>;
  onClose: () => void;
}

export function MoveDialog({ opened, stack, facts, departmentNames, onClose }: MoveDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const { orgId = '', deptId = '' } = useParams();
  const { reportSave } = useSaveFeedback();
  const [move, { isLoading }] = useMoveStackMutation();
  const field = useRef<HTMLInputElement>(null);
  const [departmentId, setDepartmentId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>(none);
  useUnsaved(opened && reason.trim() !== '');
  const from = departmentNames.get(stack.departmentId ?? '') ?? '';
  const to = departmentNames.get(departmentId ?? '');
  const month = useMovedMonth(stack, facts);
  const close = () => {
    setDepartmentId(null);
    setReason('');
    setErrors(none);
    onClose();
  };
  const confirm = async () => {
    if (departmentId === null || reason.trim() === '') {
      setErrors({
        ...none,
        departmentId: departmentId === null ? t('form.required') : null,
        reason: reason.trim() === '' ? t('form.required') : null,
      });
      if (departmentId !== null) field.current?.focus();
      return;
    }
    const answer = await move({
      id: stack.stackId,
      body: {
        lastModifiedDateTime: stack.lastModifiedDateTime ?? '',
        departmentId,
        reason: reason.trim(),
      },
    });
    if (answer.error === undefined) {
      // Synchronous: what was typed is saved, and must not keep the person here.
      flushSync(close);
      // The address of a department has only its own stacks.
      if (deptId !== 'all') void navigate(paths.stack(orgId, departmentId, stack.stackId), { replace: true });
    }
    const result = await reportSave(Promise.resolve(answer));
    if (result.kind === 'saved') return;
    if (result.kind === 'conflict') setErrors({ ...none, all: t('form.conflict') });
    else {
      const messageOf = (name: string) =>
        result.fieldErrors.find(({ field: of }) => of === name)?.message ?? null;
      setErrors({
        departmentId: messageOf('departmentId'),
        reason: messageOf('reason'),
        all: result.message,
      });
    }
  };
  const others = [...departmentNames]
    .filter(([id]) => id !== stack.departmentId)
    .map(([value, label]) => ({ value, label }));
  return (
    <ConfirmDialog
      opened={opened}
      title={t('stack.move.title', { stackNumber: stack.stackNumber })}
      confirmLabel={t('stack.move.confirm')}
      busy={isLoading}
      error={errors.all}
      outcome={to && month && <p role="status">{t('stack.move.month', { ...month, from, to })}</p>}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      <Column gap="sm">
        <span>{t('stack.move.text', { from })}</span>
        <ChoiceField
          label={t('stack.move.to')}
          options={others}
          value={departmentId}
          error={errors.departmentId}
          errorProps={{ role: 'alert' }}
          data-autofocus
          onChange={(id) => {
            setDepartmentId(id);
            setErrors(none);
          }}
        />
        <TextInput
          ref={field}
          label={t('stack.move.reason')}
          description={t('stack.doubts.word_hint')}
          autoComplete="off"
          maxLength={doubtWordMaxLength}
          value={reason}
          error={errors.reason}
          errorProps={{ role: 'alert' }}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setErrors(none);
          }}
        />
      </Column>
    </ConfirmDialog>
  );
}

type Errors = Record<'departmentId' | 'reason' | 'all', string | null>;

const none: Errors = { departmentId: null, reason: null, all: null };

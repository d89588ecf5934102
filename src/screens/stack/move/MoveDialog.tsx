import { Text, TextInput } from '@mantine/core';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { doubtWordMaxLength } from '@/lib/generated/limits.gen';
import { paths } from '@/navigation/paths';
import { StackNow } from '@/screens/stack/facts/StackNow';
import type { StackFacts } from '@/screens/stack/facts/stackFacts';
import type { Stack } from '@/screens/stack/readStack';
import { useGetStackQuery, useMoveStackMutation } from '@/store/api/stackApi';
import { ChoiceField } from '@/ui/fields/ChoiceField';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { MovedOrigin } from './MovedOrigin';
import { useMovedMonth } from './useMovedMonth';

interface MoveDialogProps {
  opened: boolean;
  stack: Stack;
  facts: StackFacts | undefined;
  departmentNames: ReadonlyMap<string, string>;
  onClose: () => void;
}

// This must be a type, because an interface is not assignable to a record of unknown values.
type Moving = { departmentId: string; reason: string };

export function MoveDialog({ opened, stack, facts, departmentNames, onClose }: MoveDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const { orgId = '', deptId = '' } = useParams();
  const { stackId: id, stackNumber } = stack;
  const rules = useFormRules();
  const reportSave = useSaveNotice('stack.move.done', 'form.updated_failed');
  const [move] = useMoveStackMutation();
  const { refetch } = useGetStackQuery({ id });
  const month = useMovedMonth(stack, facts);
  const goWithIt = (departmentId: string) => {
    // The reset is synchronous: the text has been saved, and must not keep the person here.
    flushSync(() => {
      form.fields.resetDirty();
      onClose();
    });
    // The address of a department has only the department's own stacks.
    if (deptId !== 'all') void navigate(paths.stack(orgId, departmentId, id), { replace: true });
  };
  const form = useEditForm<Moving>({
    version: { values: { departmentId: '', reason: '' }, etag: stack.lastModifiedDateTime ?? '' },
    validate: ({ departmentId, reason }) => ({
      departmentId: rules.required(departmentId),
      reason: rules.required(reason),
    }),
    save: async ({ departmentId, reason }, seen = '') => {
      const body = { lastModifiedDateTime: seen, departmentId, reason: reason.trim() };
      const answer = await move({ id, body });
      if (answer.error === undefined) goWithIt(departmentId);
      return reportSave(Promise.resolve(answer));
    },
  });
  const { getInputProps, values } = form.fields;
  const from = departmentNames.get(stack.departmentId ?? '') ?? '';
  const to = departmentNames.get(values.departmentId);
  const others = [...departmentNames]
    .filter(([departmentId]) => departmentId !== stack.departmentId)
    .map(([value, label]) => ({ value, label }));
  return (
    <FormDialog
      opened={opened}
      title={t('stack.move.title', { stackNumber })}
      submitLabel={t('stack.move.confirm')}
      form={form}
      canSave={form.isValid}
      onClose={onClose}
      newer={<StackNow stack={stack} />}
      onReload={refetch}
    >
      <Text>{t('stack.move.text', { from })}</Text>
      {opened && <MovedOrigin stackId={id} from={from} />}
      <ChoiceField
        label={t('stack.move.to')}
        options={others}
        {...getInputProps('departmentId')}
        value={values.departmentId || null}
      />
      <TextInput
        label={t('stack.move.reason')}
        description={t('stack.doubts.word_hint')}
        autoComplete="off"
        maxLength={doubtWordMaxLength}
        {...getInputProps('reason')}
      />
      <Text role="status">{to && month && t('stack.move.month', { ...month, from, to })}</Text>
    </FormDialog>
  );
}

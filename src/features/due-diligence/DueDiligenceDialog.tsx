import { Checkbox, Text, TextInput } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useText } from '@/i18n/useText';
import { useListExportGapsQuery, useSetStackDueDiligenceMutation } from '@/store/api/stackApi';
import { RetryLine } from '@/ui/feedback/RetryLine';
import { FormDialog } from '@/ui/form/dialog/FormDialog';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import type { SaveResult } from '@/ui/form/saveResult';

// This must be a type, because an interface is not assignable to a record of unknown values.
type DueDiligenceNumbers = Record<'referenceNumber' | 'verificationNumber', string>;

interface DueDiligenceDialogProps {
  opened: boolean;
  stackIds: readonly string[];
  /**
   * The form begins with these numbers, and the person may remove them. They are unknown for a selection of
   * stacks, so nothing is removed there.
   */
  numbers: DueDiligenceNumbers | undefined;
  report: (answer: PromiseLike<{ error?: unknown }>) => Promise<SaveResult>;
  onClose: () => void;
}

const none: DueDiligenceNumbers = { referenceNumber: '', verificationNumber: '' };

type Values = DueDiligenceNumbers & {
  /** True means that numbers of other statements may be overwritten; the person has agreed. */
  replaces: boolean;
};

const longest = 40;

const mostListed = 100;

export function DueDiligenceDialog({ opened, stackIds, numbers, report, onClose }: DueDiligenceDialogProps) {
  const t = useText();
  const [save] = useSetStackDueDiligenceMutation();
  const present = useListExportGapsQuery(
    opened && numbers === undefined
      ? { stackExportGapsQuery: { stackIds: [...stackIds], format: 'Eudr' } }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  // The list stays while the dialog closes.
  const declared = (opened ? present.currentData : present.data)?.declared ?? [];
  const former = (numbers ? [numbers] : declared).flatMap((one) => [
    one.referenceNumber,
    one.verificationNumber ?? '',
  ]);
  const form = useEditForm<Values>({
    version: { values: { ...(numbers ?? none), replaces: numbers !== undefined }, etag: undefined },
    validate: ({ referenceNumber, verificationNumber, replaces }) => ({
      replaces: declared.length > 0 && !replaces ? t('form.required') : null,
      referenceNumber:
        referenceNumber.trim() === '' && (numbers === undefined || verificationNumber.trim() !== '')
          ? t('form.required')
          : null,
    }),
    save: async ({ referenceNumber, verificationNumber, replaces }) => {
      const known = replaces ? [...new Set(former)].filter((number) => number !== '') : [];
      const result = await report(
        save({
          body: {
            stackIds: [...stackIds],
            referenceNumber: referenceNumber.trim() || null,
            verificationNumber: verificationNumber.trim() || null,
            ...(known.length > 0 && { replaces: known }),
          },
        }),
      );
      // Somebody else may have declared them while the dialog was open.
      if (result.kind === 'failed' && numbers === undefined) void present.refetch();
      return result;
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      opened={opened}
      title={t('due_diligence.title', { count: stackIds.length })}
      submitLabel={t('form.save')}
      form={form}
      canSave={form.isValid}
      // A dropped page has lost its selection, so its text would come to other stacks.
      {...(numbers === undefined && { resumes: 'never' as const })}
      onClose={onClose}
    >
      {present.isError && (
        <RetryLine text={t('due_diligence.present_failed')} onRetry={() => void present.refetch()} />
      )}
      {declared.length > 0 && (
        <>
          <div role="status">
            <Text>{t('due_diligence.present')}</Text>
            <ul>
              {declared
                .slice(0, mostListed)
                .map(({ referenceNumber: reference, verificationNumber, count }) => {
                  const referenceNumber = [reference, verificationNumber].filter(Boolean).join(' · ');
                  return (
                    <li key={referenceNumber}>
                      {t('due_diligence.present_one', { referenceNumber, count })}
                    </li>
                  );
                })}
            </ul>
            {declared.length > mostListed && t('export.gap_more', { count: declared.length - mostListed })}
          </div>
          <Checkbox
            label={t('due_diligence.replace')}
            checked={form.fields.values.replaces}
            aria-invalid={form.fields.errors.replaces !== undefined}
            error={form.fields.getInputProps('replaces').error}
            onChange={(event) => form.fields.setFieldValue('replaces', event.currentTarget.checked)}
          />
        </>
      )}
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

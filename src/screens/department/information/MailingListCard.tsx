import { ActionIcon, Box, Button, Text } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useSaveNotice } from '@/features/errors/useSaveResult';
import { useText } from '@/i18n/useText';
import { isEmail } from '@/lib/email';
import {
  type Department,
  useAddToMailingListMutation,
  useRemoveFromMailingListMutation,
} from '@/store/api/departmentApi';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { FailureLine } from '@/ui/feedback/FailureLine';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { EmailField } from '@/ui/fields/EmailField';
import { ReadOnlyCard } from '@/ui/form/edit/ReadOnlyCard';
import { useEditForm } from '@/ui/form/edit/useEditForm';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import { useFormRules } from '@/ui/form/useFormRules';
import { Icon } from '@/ui/icons/Icon';
import classes from './MailingListCard.module.css';

export function MailingListCard({ department }: { department: Department }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { departmentId, mailingList } = department;
  return (
    <ReadOnlyCard title={t('department.mailing_list')}>
      <Text inherit c="dimmed">
        {t('department.mailing_list_text')}
      </Text>
      {mailingList.length === 0 ? (
        <Text inherit c="dimmed">
          {t('department.mailing_list_none')}
        </Text>
      ) : (
        <ul aria-label={t('department.mailing_list')} className={classes.list}>
          {mailingList.map((email) => (
            <MailingListEntry key={email} departmentId={departmentId} email={email} focusFallback={field} />
          ))}
        </ul>
      )}
      <MailingListAddition departmentId={departmentId} mailingList={mailingList} field={field} />
    </ReadOnlyCard>
  );
}

interface MailingListEntryProps {
  departmentId: string;
  email: string;
  focusFallback: RefObject<HTMLInputElement | null>;
}

function MailingListEntry({ departmentId: id, email, focusFallback }: MailingListEntryProps) {
  const t = useText();
  const report = useSaveNotice('form.update_successful', 'form.updated_failed');
  const [remove, { isLoading }] = useRemoveFromMailingListMutation();
  const [failure, setFailure] = useState('');
  const button = useFocusFallback<HTMLButtonElement>(() => focusFallback.current?.focus());
  const leave = async () => {
    if (isLoading) return;
    setFailure('');
    const result = await report(remove({ id, body: { email } }));
    if (result.kind === 'failed') setFailure(result.message);
  };
  return (
    <li className={classes.entry}>
      <div className={classes.email}>
        {email}
        <FailureLine>{failure}</FailureLine>
      </div>
      <ActionIcon
        ref={button}
        aria-label={t('department.mailing_list_remove', { email })}
        aria-disabled={isLoading}
        onClick={() => void leave()}
      >
        <Icon name="trash" />
      </ActionIcon>
    </li>
  );
}

interface MailingListAdditionProps {
  departmentId: string;
  mailingList: readonly string[];
  field: RefObject<HTMLInputElement | null>;
}

const nothing = { values: { email: '' }, etag: undefined };

function MailingListAddition({ departmentId: id, mailingList, field }: MailingListAdditionProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveNotice('form.update_successful', 'form.updated_failed');
  const [add] = useAddToMailingListMutation();
  const listed = new Set(mailingList.map((email) => email.toLowerCase()));
  const form = useEditForm({
    version: nothing,
    validate: ({ email }) => {
      const isListed = listed.has(email.trim().toLowerCase());
      return { email: rules.email(email) ?? (isListed ? t('department.mailing_list_duplicate') : null) };
    },
    save: ({ email }) => report(add({ id, body: { email: email.trim() } })),
    onSaved: () => {
      form.restart();
      field.current?.focus();
    },
  });
  useUnsaved(form.isDirty);
  const canAdd = isEmail(form.fields.values.email.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (canAdd) await form.submit();
    else form.showErrors();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('department.mailing_list_email')}>
      <div className={classes.addition}>
        <EmailField
          ref={field}
          label={t('department.mailing_list_email')}
          autoComplete="off"
          {...form.fields.getInputProps('email')}
        />
        <Box mt={22}>
          <DisabledReason
            reason={canAdd ? null : t('department.mailing_list_needed')}
            onRefused={form.showErrors}
          >
            <Button type="submit" variant="default" loading={form.isSaving}>
              {t('department.mailing_list_add')}
            </Button>
          </DisabledReason>
        </Box>
      </div>
      <FailureLine>{form.failure}</FailureLine>
    </form>
  );
}

import { Button } from '@mantine/core';
import type { FormEvent, RefObject } from 'react';
import { useSaveReport } from '@/features/errors/useSaveReport';
import { useText } from '@/i18n/useText';
import { isEmail } from '@/lib/email';
import { useAddToMailingListMutation } from '@/store/api/departmentApi';
import { DisabledReason } from '@/ui/feedback/DisabledReason';
import { EmailField } from '@/ui/fields/EmailField';
import { useEditForm } from '@/ui/form/useEditForm';
import { useFormRules } from '@/ui/form/useFormRules';
import { useUnsaved } from '@/ui/form/useUnsaved';
import classes from './MailingListCard.module.css';

interface MailingListAdditionProps {
  departmentId: string;
  mailingList: readonly string[];
  field: RefObject<HTMLInputElement | null>;
}

const nothing = { values: { email: '' }, etag: undefined };

/** Adds an address that is one, and is not on the list yet, whatever its case. */
export function MailingListAddition({ departmentId: id, mailingList, field }: MailingListAdditionProps) {
  const t = useText();
  const rules = useFormRules();
  const report = useSaveReport('form.update_successful', 'form.updated_failed');
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
    else form.judge();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('department.mailing_list_email')}>
      <div className={classes.addition}>
        <EmailField
          ref={field}
          label={t('department.mailing_list_email')}
          autoComplete="off"
          className={classes.field}
          {...form.fields.getInputProps('email')}
        />
        <div className={classes.add}>
          <DisabledReason reason={canAdd ? null : t('department.mailing_list_needed')} onRefused={form.judge}>
            <Button type="submit" variant="default" loading={form.isSaving}>
              {t('department.mailing_list_add')}
            </Button>
          </DisabledReason>
        </div>
      </div>
      <p role="alert" className={classes.failure}>
        {form.failure}
      </p>
    </form>
  );
}

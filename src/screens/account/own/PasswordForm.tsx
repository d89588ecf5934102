import { Stack } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { Notice } from '@/ui/feedback/Notice';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useUnsaved } from '@/ui/form/unsaved/useUnsaved';
import { focusFirstError } from '@/ui/form/useValidation';
import classes from './AccountDialog.module.css';
import type { PasswordChange } from './usePasswordChange';

interface PasswordFormProps {
  email: string;
  form: PasswordChange;
}

export function PasswordForm({ email, form }: PasswordFormProps) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const [isVisible, setVisible] = useState(false);
  const [isDone, setDone] = useState(false);
  const { fields, isDirty, isSaving, rejections } = form;
  useUnsaved(isDirty);
  useEffect(() => {
    if (rejections > 0) focusFirstError(element.current);
  }, [rejections]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    if (!(await form.submit())) return;
    form.restart();
    setVisible(false);
    setDone(true);
  };
  const shown = { visible: isVisible, onVisibilityChange: setVisible };
  const isNew = { ...shown, autoComplete: 'new-password' };
  return (
    // With `post`, a form that is sent without its code puts no password into the URL.
    <form ref={element} method="post" noValidate aria-busy={isSaving} onSubmit={save}>
      <Stack gap="sm" maw="26rem">
        {/* Password managers store the password under this address. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...fields.getInputProps('currentPassword')}
          {...shown}
          name="currentPassword"
          autoComplete="current-password"
          label={t('own_account.password.current')}
        />
        <PasswordField
          {...fields.getInputProps('newPassword')}
          {...isNew}
          name="newPassword"
          label={t('account.new_password')}
          description={t('account.password_hint')}
        />
        <PasswordField
          {...fields.getInputProps('repeat')}
          {...isNew}
          name="repeat"
          label={t('account.repeat_password')}
        />
        <p role="alert" className={classes.failure}>
          {form.failure}
        </p>
        <div role="status" className={classes.status}>
          {isDone && !isDirty && (
            <Notice tone="success">
              <p>{t('own_account.password.done')}</p>
            </Notice>
          )}
        </div>
        <BusyButton type="submit" busy={isSaving} className={classes.submit}>
          {t('own_account.password.submit')}
        </BusyButton>
      </Stack>
    </form>
  );
}

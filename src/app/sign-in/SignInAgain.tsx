import { Button, Group, Modal, Stack } from '@mantine/core';
import { useText } from '@/i18n/useText';
import { LoginFailureNotice, useLogin } from '@/screens/login/useLogin';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectInterrupted, selectSession, sessionStarted } from '@/store/session/sessionSlice';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { EmailField } from '@/ui/fields/EmailField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { unsavedText } from '@/ui/form/unsaved/useUnsaved';
import { useFormRules } from '@/ui/form/useFormRules';
import { usePlainForm } from '@/ui/form/usePlainForm';

export function SignInAgain() {
  const t = useText();
  const isInterrupted = useAppSelector(selectInterrupted);
  return (
    <Modal
      opened={isInterrupted}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('login.again_title')}
    >
      <SignInAgainForm />
    </Modal>
  );
}

function SignInAgainForm() {
  const t = useText();
  const rules = useFormRules();
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectSession)?.subject ?? '';
  const { busy, failure, login } = useLogin(async ({ session }) => void dispatch(sessionStarted(session)));
  const leave = () => {
    unsavedText.drop();
    dispatch(signOut());
  };
  const { getInputProps, formProps } = usePlainForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: rules.required(password) }),
    busy,
    onSubmit: ({ password }) => void login(username, password),
  });
  return (
    <form {...formProps}>
      <Stack>
        <span>{t('login.again_text')}</span>
        {failure && <LoginFailureNotice {...failure} />}
        {/* The field is read-only, because another person must not continue this text. */}
        <EmailField
          label={t('login.email')}
          name="username"
          value={username}
          readOnly
          autoComplete="username"
        />
        <PasswordField
          {...getInputProps('password')}
          label={t('login.password')}
          autoComplete="current-password"
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('shell.log_out')}
          </Button>
          <BusyButton type="submit" busy={busy}>
            {t('login.submit')}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

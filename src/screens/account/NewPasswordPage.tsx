import { Button, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '@/i18n/useText';
import type { AccountLink } from '@/store/api/client/authCalls';
import type { ServiceError } from '@/store/ports/serviceError';
import { Notice } from '@/ui/feedback/Notice';
import { PasswordField } from '@/ui/fields/PasswordField';
import { usePlainForm } from '@/ui/form/usePlainForm';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';
import { AccountPage, useAccountRequest } from './AccountPage';
import { readAccountLink } from './accountLink';
import { usePasswordRules } from './usePasswordRules';

interface NewPasswordPageProps {
  title: string;
  purpose: (email: string) => string;
  submitLabel: string;
  send: (link: AccountLink, password: string) => Promise<ServiceError | null>;
  failure: (error: ServiceError) => ReactNode;
  done: string;
  waysOn: (email: string) => ReactNode;
  broken: string;
  wayOut: ReactNode;
}

export function NewPasswordPage(props: NewPasswordPageProps) {
  const { link, time } = useAccountLink();
  return <PageOfLink key={time} link={link} {...props} />;
}

function PageOfLink(props: NewPasswordPageProps & { link: AccountLink | null }) {
  const { link, title, purpose, submitLabel, send, failure, done, waysOn, broken, wayOut } = props;
  const request = useAccountRequest();
  const isPending = request.kind === 'pending';
  const isDone = request.kind === 'success';
  if (!link)
    return (
      <BrokenLink title={title} text={broken}>
        {wayOut}
      </BrokenLink>
    );
  return (
    <AccountPage
      title={title}
      purpose={isDone ? undefined : purpose(link.email)}
      isPending={isPending}
      success={isDone ? done : null}
    >
      {request.error && <Notice tone="danger">{failure(request.error)}</Notice>}
      {isDone ? (
        waysOn(link.email)
      ) : (
        <NewPasswordForm
          email={link.email}
          submitLabel={submitLabel}
          busy={isPending}
          onSubmit={(password) => void request.send(send(link, password))}
        />
      )}
    </AccountPage>
  );
}

/**
 * Returns null for an incomplete link. The token is a secret, so it is removed from the address bar and the
 * history immediately; only the open page keeps it.
 */
function useAccountLink(): { link: AccountLink | null; time: number } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const now = readAccountLink({ search, hash });
  const [seen, setSeen] = useState({ now, link: now, time: 1 });
  // Opening another link in the same tab does not reload the page.
  if (now?.token !== seen.now?.token)
    setSeen(now === null ? { ...seen, now } : { now, link: now, time: seen.time + 1 });
  useEffect(() => {
    if (search !== '' || hash !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, hash, navigate]);
  return seen;
}

interface BrokenLinkProps {
  title: string;
  text: string;
  children: ReactNode;
}

function BrokenLink({ title, text, children }: BrokenLinkProps) {
  return (
    <PublicPage>
      <Stack gap="lg">
        <PageHeader title={title} />
        <Notice tone="warning">
          {/* The word joiner keeps "E-mail" on one line. */}
          <p>{text.replaceAll('-', '-\u2060')}</p>
        </Notice>
        {children}
      </Stack>
    </PublicPage>
  );
}

interface NewPasswordFormProps {
  email: string;
  submitLabel: string;
  busy: boolean;
  onSubmit: (password: string) => void;
}

function NewPasswordForm({ email, submitLabel, busy, onSubmit }: NewPasswordFormProps) {
  const t = useText();
  const rules = usePasswordRules();
  const [isVisible, setVisible] = useState(false);

  const { getInputProps, formProps } = usePlainForm({
    initial: { password: '', repeat: '' },
    validate: ({ password, repeat }) => ({
      password: rules.newPassword(password),
      repeat: rules.repeat(repeat, password),
    }),
    busy,
    onSubmit: ({ password }) => onSubmit(password),
  });
  const secret = { autoComplete: 'new-password', visible: isVisible, onVisibilityChange: setVisible };

  return (
    <form {...formProps}>
      <Stack>
        {/* Password managers store the password under this address. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...getInputProps('password')}
          {...secret}
          label={t('account.new_password')}
          description={t('account.password_hint')}
        />
        <PasswordField {...getInputProps('repeat')} {...secret} label={t('account.repeat_password')} />
        <Button type="submit" mt="xs" fullWidth loading={busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

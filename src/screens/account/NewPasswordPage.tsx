import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isEmail } from '@/lib/email';
import { singleParameter } from '@/lib/singleParameter';
import type { AccountLink } from '@/store/api/client/authCalls';
import type { ServiceError } from '@/store/ports/serviceError';
import { Notice } from '@/ui/feedback/Notice';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';
import { AccountPage } from './AccountPage';
import { NewPasswordForm } from './NewPasswordForm';
import { useAccountRequest } from './useAccountRequest';

interface NewPasswordPageProps {
  title: string;
  /** What the form is for; `email` is whose password it sets. */
  purpose: (email: string) => string;
  submitLabel: string;
  send: (link: AccountLink, password: string) => Promise<ServiceError | null>;
  /** Why it failed, and what can be done about it. */
  failure: (error: ServiceError) => ReactNode;
  /** What has been done, and the ways on from there. */
  done: string;
  waysOn: ReactNode;
  /** What stands in place of the form when the address holds no whole link, and the way out. */
  broken: string;
  wayOut: ReactNode;
}

/** The page behind a mailed link with which a password is chosen. */
export function NewPasswordPage(props: NewPasswordPageProps) {
  const { title, purpose, submitLabel, send, failure, done, waysOn, broken, wayOut } = props;
  const link = useAccountLink();
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
        waysOn
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

function readLink(search: string): AccountLink | null {
  const query = new URLSearchParams(search);
  const email = singleParameter(query, 'email');
  const token = singleParameter(query, 'token');
  return isEmail(email) && token !== '' ? { email, token } : null;
}

/**
 * What the mailed link holds; null when it is cut off or spoilt. Its token is a secret and therefore taken out of the
 * address bar and the history at once: it lives as long as the page.
 */
function useAccountLink(): AccountLink | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => readLink(search));
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [pathname, search, navigate]);
  return link;
}

interface BrokenLinkProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Instead of the form, when the address lacks e-mail or token. */
function BrokenLink({ title, text, children }: BrokenLinkProps) {
  return (
    <PublicPage>
      <Stack gap="lg">
        <PageHeader title={title} />
        <Notice tone="warning">
          <p>{text}</p>
        </Notice>
        {children}
      </Stack>
    </PublicPage>
  );
}

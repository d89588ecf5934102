import type { ReactNode } from 'react';
import type { AccountLink } from '@/store/api/client/authCalls';
import type { ServiceError } from '@/store/ports/serviceError';
import { Notice } from '@/ui/feedback/Notice';
import { AccountPage } from './AccountPage';
import { BrokenLink } from './BrokenLink';
import { NewPasswordForm } from './NewPasswordForm';
import { useAccountLink } from './useAccountLink';
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

/** Where a mailed link leads that lets somebody choose a password. */
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
      {request.error && <Notice tone="clay">{failure(request.error)}</Notice>}
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

import { Stack, Text, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import type { ServiceError } from '@/store/ports/serviceError';
import { Notice } from '@/ui/feedback/Notice';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';
import classes from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  purpose?: string | undefined;
  isPending: boolean;
  success: string | null;
  children: ReactNode;
}

export function AccountPage({ title, purpose, isPending, success, children }: AccountPageProps) {
  const t = useText();
  useEffect(() => {
    // The focused button has disappeared with its form.
    if (success !== null) focusHeading();
  }, [success]);
  return (
    <PublicPage>
      <Stack gap="lg">
        <Stack gap="sm">
          <PageHeader title={title} />
          {purpose && (
            <Text inherit c="dimmed">
              {purpose}
            </Text>
          )}
          <div role="status" className={classes.status}>
            {isPending && <VisuallyHidden>{t('account.sending')}</VisuallyHidden>}
            {success !== null && (
              <Notice tone="success">
                <p>{success}</p>
              </Notice>
            )}
          </div>
        </Stack>
        {children}
      </Stack>
    </PublicPage>
  );
}

type RequestState =
  | { kind: 'idle' | 'pending' | 'success'; error: null }
  | { kind: 'error'; error: ServiceError };

export function useAccountRequest() {
  const [state, setState] = useState<RequestState>({ kind: 'idle', error: null });
  const send = async (call: Promise<ServiceError | null>) => {
    setState({ kind: 'pending', error: null });
    const error = await call;
    setState(error ? { kind: 'error', error } : { kind: 'success', error: null });
  };
  const restart = () => setState({ kind: 'idle', error: null });
  return { ...state, send, restart };
}

import { Stack, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { Notice } from '@/ui/feedback/Notice';
import { focusHeading } from '@/ui/feedback/useFocusFallback';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';
import classes from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  /** What the form is for. */
  purpose?: string | undefined;
  isPending: boolean;
  /** What has been done, once it has. */
  success: string | null;
  /** The form, and what comes after it. */
  children: ReactNode;
}

/** One public page of the account: a form until its call has succeeded, the ways on from then. */
export function AccountPage({ title, purpose, isPending, success, children }: AccountPageProps) {
  const t = useText();
  useEffect(() => {
    // The button that had the focus is gone with its form.
    if (success !== null) focusHeading();
  }, [success]);
  return (
    <PublicPage>
      <Stack gap="lg">
        <div className={classes.intro}>
          <PageHeader title={title} />
          {purpose && <p className={classes.purpose}>{purpose}</p>}
          <div role="status" className={classes.status}>
            {isPending && <VisuallyHidden>{t('account.sending')}</VisuallyHidden>}
            {success !== null && (
              <Notice tone="success">
                <p>{success}</p>
              </Notice>
            )}
          </div>
        </div>
        {children}
      </Stack>
    </PublicPage>
  );
}

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
  /** Explains the form. */
  purpose?: string | undefined;
  isPending: boolean;
  /** The text after a success. */
  success: string | null;
  /** The form, and the links below it. */
  children: ReactNode;
}

/** One public page of the account: a form until its call succeeds, then links to other pages. */
export function AccountPage({ title, purpose, isPending, success, children }: AccountPageProps) {
  const t = useText();
  useEffect(() => {
    // The focused button has disappeared with its form.
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

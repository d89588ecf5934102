import '@/ui/styles/frame.css';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { FailureNotices } from '@/app/layout/FailureNotices';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { lazyAhead } from '@/ui/feedback/loadAhead';

const AccountDialog = lazyAhead(
  async () => (await import('@/screens/account/own/AccountDialog')).AccountDialog,
);
const SignInAgain = lazyAhead(async () => (await import('./SignInAgain')).SignInAgain);

/** The own account of those to whom no page is open, and so no menu, with what the frame gives it elsewhere. */
export function OwnAccount() {
  const t = useText();
  const isSignedIn = useAppSelector((state) => selectSession(state) !== null);
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) return null;
  return (
    <div>
      <Button fullWidth variant="default" onClick={() => setOpen(true)}>
        {t('shell.account')}
      </Button>
      <Suspense>
        {isOpen && <AccountDialog onClose={() => setOpen(false)} />}
        <SignInAgain />
      </Suspense>
      <FailureNotices />
    </div>
  );
}

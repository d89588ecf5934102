import '@/ui/styles/frame.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FailureNotices } from '@/app/layout/FailureNotices';
import { useText } from '@/i18n/useText';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { later } from '@/ui/feedback/later';

const AccountDialog = later(async () => (await import('@/screens/account/own/AccountDialog')).AccountDialog, {
  isAhead: true,
});
const SignInAgain = later(async () => (await import('./SignInAgain')).SignInAgain, { isAhead: true });

/** People without access to any page have no menu, so their account opens here. */
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
      {isOpen && <AccountDialog onClose={() => setOpen(false)} />}
      <SignInAgain />
      <FailureNotices />
    </div>
  );
}

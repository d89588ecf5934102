import '@/ui/styles/frame.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FailureNotices } from '@/app/layout/FailureNotices';
import { useText } from '@/i18n/useText';
import { NotAuthorizedScreen } from '@/screens/not-authorized/NotAuthorizedScreen';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { later } from '@/ui/feedback/later';
import { WithStore } from './WithStore';

export function Refused() {
  return (
    <WithStore>
      <NotAuthorizedScreen account={<OwnAccount />} />
    </WithStore>
  );
}

const AccountDialog = later(async () => (await import('@/screens/account/own/AccountDialog')).AccountDialog, {
  isAhead: true,
});
const SignInAgain = later(async () => (await import('./SignInAgain')).SignInAgain, { isAhead: true });

function OwnAccount() {
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

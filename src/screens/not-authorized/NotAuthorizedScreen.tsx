import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { readRedirectState } from '@/store/access/redirectState';
import { signOut } from '@/store/api/signOut';
import { useAppDispatch } from '@/store/hooks';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';

/** The page that is no page for this person: back to where they were, or out. */
export function NotAuthorizedScreen({ account }: { account: ReactNode }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const carried = readRedirectState(useLocation().state);
  // Never to the refused path, which would only lead here again.
  const isWayBack = carried?.referrer !== carried?.from && carried?.referrer !== paths.notAuthorized;
  const back = (isWayBack && carried?.referrer) || paths.login;
  return (
    <PublicPage>
      <Stack gap="lg">
        <PageHeader title={t('not_authorized.title')} />
        <Stack gap="xs">
          <Button onClick={() => navigate(back, { replace: true })}>{t('not_authorized.go_back')}</Button>
          {account}
          <Button variant="default" onClick={() => dispatch(signOut())}>
            {t('shell.log_out')}
          </Button>
        </Stack>
      </Stack>
    </PublicPage>
  );
}

import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { shownPath } from '@/navigation/shownPath';
import { readRedirectState } from '@/store/access/redirectState';
import { signOut } from '@/store/api/signOut';
import { useGetUserInfoQuery } from '@/store/api/userInfoApi';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session/sessionSlice';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';

export function NotAuthorizedScreen({ account }: { account: ReactNode }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const carried = readRedirectState(useLocation().state);
  // The refused path would only lead here again.
  const isWayBack = carried?.referrer !== carried?.from && carried?.referrer !== paths.notAuthorized;
  const back = (isWayBack && carried?.referrer) || paths.login;
  return (
    <PublicPage>
      <Stack gap="lg">
        <PageHeader title={t('not_authorized.title')} />
        <Refusal requested={carried?.from} />
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

function Refusal({ requested }: { requested: string | undefined }) {
  const t = useText();
  const session = useAppSelector(selectSession);
  const { data: person } = useGetUserInfoQuery(undefined, { skip: !session });
  if (!session) return null;
  const { name, email = session.subject } = person ?? {};
  // The query may be long and is left out.
  const [path] = requested?.split(/[?#]/) ?? [];
  return (
    <Stack gap={4} c="dimmed">
      <Text>{t('not_authorized.as', { person: [name, email].filter(Boolean).join(', ') })}</Text>
      {path && <Text>{t('not_authorized.path', { path: shownPath(path) })}</Text>}
      <Text>{t('not_authorized.ask')}</Text>
    </Stack>
  );
}

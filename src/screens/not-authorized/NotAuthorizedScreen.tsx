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

/** Who was refused, which page, and whom to ask; nothing about a visitor who is not signed in. */
function Refusal({ requested }: { requested: string | undefined }) {
  const t = useText();
  const session = useAppSelector(selectSession);
  const { data: person } = useGetUserInfoQuery(undefined, { skip: !session });
  if (!session) return null;
  const { name, email = session.subject } = person ?? {};
  // Without its query, which may be long.
  const [path] = requested?.split(/[?#]/) ?? [];
  return (
    <Stack gap={4} c="dimmed">
      <Text>{t('not_authorized.as', { person: [name, email].filter(Boolean).join(', ') })}</Text>
      {path && <Text>{t('not_authorized.path', { path: shownPath(path) })}</Text>}
      <Text>{t('not_authorized.ask')}</Text>
    </Stack>
  );
}

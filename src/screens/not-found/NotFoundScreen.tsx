import { Button, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { shownPath } from '@/navigation/shownPath';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';

/** A phone hides its address bar, so the page names the unknown address. */
export function NotFoundScreen() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <PublicPage>
      <Stack gap="lg">
        <PageHeader title={t('not_found.title')} />
        <Text>{t('not_found.text', { path: shownPath(pathname) })}</Text>
        <Button component={Link} to={paths.login}>
          {t('not_found.home')}
        </Button>
      </Stack>
    </PublicPage>
  );
}

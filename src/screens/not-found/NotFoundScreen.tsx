import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PublicPage } from '@/ui/layout/PublicPage';

/** Any address that is none of ours. */
export function NotFoundScreen() {
  const t = useText();
  return (
    <PublicPage>
      <Stack>
        <PageHeader title={t('not_found.title')} />
        <Text>{t('not_found.text')}</Text>
        <Anchor component={Link} to={paths.login}>
          {t('not_found.home')}
        </Anchor>
      </Stack>
    </PublicPage>
  );
}

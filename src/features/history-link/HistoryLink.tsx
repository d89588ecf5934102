import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '@/i18n/useText';
import { type HistoryOf, paths } from '@/navigation/paths';

/** Leads to who changed what, of one organisation, department or thing. */
export function HistoryLink({ orgId, ...of }: HistoryOf & { orgId: string }) {
  const t = useText();
  return (
    <Button component={Link} to={paths.history(orgId, of)} variant="default">
      {t('history.title')}
    </Button>
  );
}
